// What an author does in VS Code, with what must be seen. Every step waits for what it expects, and fails after a minute.
//
// node drive.js PORT WORKSPACE PICTURES

const { chromium } = require("playwright-core");
const assert = require("node:assert");
const fs = require("node:fs");
const [port, workspace, pictures] = process.argv.slice(2);

const patience = { timeout: 60_000 };
let page;

async function picture(name) {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** Opens a file of the workspace by its name. */
async function open(file) {
  await page.keyboard.press("Control+p");
  await page.waitForSelector(".quick-input-widget input:visible", patience);
  await page.keyboard.type(file);
  await page.waitForSelector(`.quick-input-list .monaco-list-row:has-text("${file}")`, patience);
  // The list changes once more when the search of the folder ends.
  await page.waitForTimeout(700);
  await page.keyboard.press("Enter");
  await page.waitForFunction((name) => document.querySelector(".tab.active")?.textContent.includes(name), file, patience);
}

/** Puts the cursor at a line and a column, which count from 1. */
async function go(line, column) {
  await page.keyboard.press("Control+g");
  await page.waitForSelector(".quick-input-widget input:visible", patience);
  await page.keyboard.type(`${line}:${column}`);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(300);
}

/** The line and the column of a text of a file that was not changed. */
async function goTo(file, text, within = 0) {
  const lines = fs.readFileSync(`${workspace}/${file}`, "utf8").split("\n");
  const line = lines.findIndex((found) => found.includes(text));
  assert(line >= 0, `${file} has no ${text}`);
  await go(line + 1, lines[line].indexOf(text) + 1 + within);
}

async function visible(selector, text, options = patience) {
  await page.waitForFunction(
    ([selector, text]) => [...document.querySelectorAll(selector)].some((found) => found.textContent.includes(text)),
    [selector, text],
    options,
  );
}

/** Chooses from the menu of code actions. */
async function fix(title, name = "fix") {
  // There may be none yet after an edit: VS Code says so, and does not ask again.
  for (let attempt = 0; ; attempt += 1) {
    await page.keyboard.press("Control+.");
    try {
      await visible(".action-widget .monaco-list-row", title, { timeout: 6_000 });
      break;
    } catch (error) {
      if (attempt === 9) throw error;
      await page.keyboard.press("Escape");
    }
  }
  await picture(name);
  for (let row = 0; row < 20; row += 1) {
    const focused = await page.$eval(".action-widget .monaco-list-row.focused", (found) => found.textContent);
    if (focused.includes(title)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("ArrowDown");
  }
  assert.fail(`${title} cannot be chosen`);
}

/** Runs a command of the palette. */
async function command(title) {
  await page.keyboard.press("F1");
  await page.waitForSelector(".quick-input-widget input:visible", patience);
  await page.keyboard.type(title);
  await visible(".quick-input-list .monaco-list-row", title);
  await page.keyboard.press("Enter");
}

/** Shows a view of a definition beside its file, with a text that it must have. */
async function view(title, text, name) {
  await open("shapes.td");
  await goTo("shapes.td", "Shapes_AreaOp", 2);
  await command(title);
  await page.waitForFunction(() => document.querySelectorAll(".editor-group-container").length === 2, undefined, patience);
  await visible(".view-line", text);
  await picture(name);
  await command("View: Close All Editors in Group");
  await page.waitForFunction(() => document.querySelectorAll(".editor-group-container").length === 1, undefined, patience);
}

const steps = {
  async "a mistake in IR is underlined and listed"() {
    await open("main.mlir");
    await page.waitForSelector(".monaco-editor .squiggly-error", patience);
    await page.keyboard.press("Control+Shift+m");
    await visible(".markers-panel .monaco-list-row", "shapes.aera");
    await picture("diagnostics");
    await page.keyboard.press("Control+Shift+m");
  },
  async "hover shows the definition of an operation"() {
    await open("main.mlir");
    await goTo("main.mlir", "shapes.area", 8);
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+i");
    await visible(".monaco-hover", "the area of a box");
    await picture("hover");
    await page.keyboard.press("Escape");
  },
  async "hover shows the size of a type"() {
    await goTo("main.mlir", "!shapes.box", 2);
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+i");
    await visible(".monaco-hover", "32 bytes");
    await picture("layout");
    await page.keyboard.press("Escape");
  },
  async "a quick fix mends the mistake"() {
    await goTo("main.mlir", "shapes.aera", 8);
    await fix("Change to `shapes.area`");
    await page.waitForSelector(".monaco-editor .squiggly-error", { state: "detached", ...patience });
  },
  async "an operation is written in generic form and back"() {
    await goTo("main.mlir", "shapes.area", 8);
    await fix("Write in generic form", "forms");
    // VS Code shows blanks as no-break spaces.
    await visible(".view-line", '"shapes.area"(');
    await picture("generic");
    await page.keyboard.press("Control+z");
    await visible(".view-line", "shapes.area\u00a0%box");
  },
  async "completion knows the operations and the values"() {
    await goTo("main.mlir", "return %area", 0);
    await page.keyboard.press("Control+Shift+Enter");
    await page.keyboard.type("%more = shapes.");
    await page.keyboard.press("Control+Space");
    await visible(".suggest-widget .monaco-list-row", "shapes.scale");
    await picture("completion");
    await page.keyboard.type("scale");
    await page.waitForTimeout(300);
    await page.keyboard.press("Enter");
    await visible(".view-line", "%number");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  },
  async "the definition of an operation is in the definition file"() {
    await goTo("main.mlir", "shapes.scale", 8);
    await page.keyboard.press("F12");
    await page.waitForFunction(() => document.querySelector(".tab.active")?.textContent.includes("shapes.td"), undefined, patience);
    await visible(".view-line", "Shapes_ScaleOp");
    await picture("definition");
  },
  async "completion in an assembly format"() {
    await open("shapes.td");
    await goTo("shapes.td", "$number `by`", 0);
    await page.keyboard.type("$");
    await page.keyboard.press("Control+Space");
    await visible(".suggest-widget .monaco-list-row", "number");
    await picture("format");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Backspace");
  },
  async "a mnemonic is renamed in both languages"() {
    await goTo("shapes.td", "\"scale\"", 2);
    await page.keyboard.press("F2");
    await page.waitForFunction(() => document.activeElement?.closest(".rename-box") != null, undefined, patience);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("stretch");
    await picture("rename");
    await page.keyboard.press("Enter");
    await visible(".view-line", "stretch");
    await open("main.mlir");
    await visible(".view-line", "shapes.stretch");
    await picture("renamed");
  },
  async "hover in a definition file shows a sample and the layout"() {
    await open("shapes.td");
    await goTo("shapes.td", "Shapes_AreaOp", 2);
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+i");
    await visible(".monaco-hover", "%area = shapes.area %box");
    await page.keyboard.press("Escape");
    await goTo("shapes.td", "Shapes_BoxType", 2);
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+i");
    await visible(".monaco-hover", "without a data layout");
    await picture("layout-of-definition");
    await page.keyboard.press("Escape");
  },
  async "the record at the cursor"() {
    await view("Isogloss: Show the record at the cursor", "assemblyFormat", "record");
  },
  async "the generated Rust at the cursor"() {
    await view("Isogloss: Show the generated Rust of the definition at the cursor", "AreaOp<'a,", "rust");
  },
  async "the documentation at the cursor"() {
    await view("Isogloss: Show the documentation of the definition at the cursor", "multiplied", "documentation");
  },
};

async function main() {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  page = await (await browser.newContext({ viewport: { width: 860, height: 440 } })).newPage();
  // The editor may still be starting.
  const deadline = Date.now() + patience.timeout;
  for (;;) {
    try {
      await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(workspace)}`);
      break;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await page.waitForTimeout(1_000);
    }
  }
  await page.waitForSelector(".monaco-workbench", patience);
  await page.waitForSelector(".explorer-viewlet .monaco-list-row", patience);
  // The pictures are of the editor.
  await page.keyboard.press("Control+b");
  let failed = 0;
  for (const [name, step] of Object.entries(steps)) {
    const start = Date.now();
    try {
      await step();
      console.log(`ok      ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED  ${name}: ${error.message}`);
      await picture(`failed-${failed}`);
      await page.keyboard.press("Escape");
    }
  }
  await browser.close();
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error);
  // The browser may still be open.
  process.exit(1);
});
