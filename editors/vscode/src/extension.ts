// Starts `isogloss lsp`, and shows the texts that only the server has: its library, the pages of error codes, and views of a
// definition.

import * as vscode from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

/** A setting of ours, or that of LLVM's extension which means the same. */
function list(name: string, ofLlvm: string): string[] {
  const own = vscode.workspace.getConfiguration("isogloss").get<string[]>(name, []);
  const other = vscode.workspace.getConfiguration("mlir").get<string[]>(ofLlvm, []);
  return own.concat(other);
}

function expanded(path: string): string {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";
  return path.replaceAll("${workspaceFolder}", folder);
}

async function start(): Promise<void> {
  const settings = vscode.workspace.getConfiguration("isogloss");
  // Flags that are given to LLVM's servers mean the same to ours.
  const flags = list("flags", "mlir_additional_server_args").concat(list("flags", "tablegen_additional_server_args"));
  const known = flags.filter((flag) => flag.startsWith("--tablegen-"));
  const server: ServerOptions = {
    command: expanded(settings.get<string>("path", "isogloss")),
    args: ["lsp", ...known.map(expanded)],
  };
  const options: LanguageClientOptions = {
    documentSelector: [
      { language: "tablegen" },
      { language: "mlir" },
    ],
    initializationOptions: {
      includeDirs: list("includeDirs", "includeDirs").map(expanded),
      compilationDatabases: list("compilationDatabases", "tablegen_compilation_databases").map(expanded),
      macros: settings.get<string[]>("macros", []),
      forms: settings.get<string[]>("forms", []).map(expanded),
    },
  };
  client = new LanguageClient("isogloss", "Isogloss", server, options);
  await client.start();
}

/** Texts of the server: `isogloss:/isogloss/Op.td`. */
class Texts implements vscode.TextDocumentContentProvider {
  provideTextDocumentContent(uri: vscode.Uri): vscode.ProviderResult<string> {
    return client?.sendRequest<string>("isogloss/text", { uri: uri.toString() });
  }
}

/** Views of the definition at the cursor, by the number in the path. */
class Views implements vscode.TextDocumentContentProvider {
  private readonly texts = new Map<string, string>();

  add(uri: vscode.Uri, text: string): void {
    this.texts.set(uri.toString(), text);
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }
}

async function show(views: Views, view: string, extension: string): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (client === undefined || editor === undefined) {
    return;
  }
  const position = {
    textDocument: { uri: editor.document.uri.toString() },
    position: editor.selection.active,
  };
  try {
    const params = { command: `isogloss.${view}`, arguments: [position] };
    const text = await client.sendRequest<string>("workspace/executeCommand", params);
    const uri = vscode.Uri.parse(`isogloss-view:/${Date.now()}/${view}.${extension}`);
    views.add(uri, text);
    await vscode.window.showTextDocument(uri, { viewColumn: vscode.ViewColumn.Beside, preview: true });
  } catch (error) {
    void vscode.window.showInformationMessage(error instanceof Error ? error.message : String(error));
  }
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const views = new Views();
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider("isogloss", new Texts()),
    vscode.workspace.registerTextDocumentContentProvider("isogloss-view", views),
    vscode.commands.registerCommand("isogloss.showRecords", () => show(views, "records", "td")),
    vscode.commands.registerCommand("isogloss.showRust", () => show(views, "rust", "rs")),
    vscode.commands.registerCommand("isogloss.showDocs", () => show(views, "docs", "md")),
    vscode.commands.registerCommand("isogloss.restart", async () => {
      await client?.stop();
      await start();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
