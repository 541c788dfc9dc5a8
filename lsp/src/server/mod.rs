//! The server: the thread that owns the documents, and the worker threads on snapshots of them.

use crate::Options;
use crate::language::LanguageId;
use crate::names::FileName;
use crate::protocol::Converter;
use crate::text::{Encoding, offset, replaced};
use crate::world::{Client, Document, Settings, World, locked};
use crossbeam_channel::{Receiver, Sender, select, unbounded};
use gen_lsp_types::{
    Diagnostic, DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    InitializeParams, PublishDiagnosticsParams, TextDocumentContentChangeEvent, WorkspaceFolders,
};
use isogloss_tablegen::Text;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex};

/// Serves a client over a connection until the client exits.
///
/// # Errors
/// A message if the client does not speak the protocol or disconnects.
pub fn serve(connection: Connection, options: Options) -> Result<(), String> {
    let protocol = |error: lsp_server::ProtocolError| error.to_string();
    let (id, params) = connection.initialize_start().map_err(protocol)?;
    let params: InitializeParams = serde_json::from_value(params).map_err(|error| error.to_string())?;
    let world = start(&params, options);
    let result = serde_json::json!({
        "capabilities": requests::capabilities(&world),
        "serverInfo": { "name": "isogloss", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, result).map_err(protocol)?;
    let Connection { sender, receiver } = connection;
    Server::new(world, sender).run(&receiver)
}

mod requests;

/// The settings of a client, which override those of the command line.
fn start(params: &InitializeParams, mut options: Options) -> World {
    let capabilities = &params.capabilities;
    let general = capabilities.general.as_ref();
    let encoding = Encoding::chosen(general.and_then(|general| general.position_encodings.as_deref()));
    let document = capabilities.text_document.as_ref();
    let items = document.and_then(|document| document.completion.as_ref()?.completion_item.clone());
    let lists = document.and_then(|document| document.completion.as_ref()?.completion_list.clone());
    let shared = lists.and_then(|lists| lists.item_defaults).unwrap_or_default();
    let symbols = document.and_then(|document| document.document_symbol.clone());
    let actions = document.and_then(|document| document.code_action.as_ref());
    let resolved = actions.and_then(|actions| actions.resolve_support.as_ref());
    let workspace = capabilities.workspace.as_ref();
    let client = Client {
        shares_edit_range: shared.iter().any(|name| name == "editRange"),
        snippets: items.is_some_and(|items| items.snippet_support == Some(true)),
        hierarchical_symbols: symbols
            .is_some_and(|symbols| symbols.hierarchical_document_symbol_support == Some(true)),
        watches_files: workspace.is_some_and(|workspace| {
            let watched = workspace.did_change_watched_files.as_ref();
            watched.is_some_and(|watched| watched.dynamic_registration == Some(true))
        }),
        resolves_edits: actions.is_some_and(|actions| actions.data_support == Some(true))
            && resolved.is_some_and(|resolved| resolved.properties.iter().any(|property| property == "edit")),
    };
    let mut folders = Vec::new();
    if let Some(WorkspaceFolders::WorkspaceFolderList(all)) =
        &params.workspace_folders_initialize_params.workspace_folders
    {
        folders.extend(all.iter().map(|folder| FileName::of_uri(&folder.uri)));
    }
    if folders.is_empty() {
        #[expect(deprecated, reason = "clients of older versions have one root")]
        folders.extend(params.root_uri.as_ref().map(FileName::of_uri));
    }
    let folders: Vec<_> = folders.iter().filter_map(|folder| folder.path().map(Path::to_path_buf)).collect();
    if let Some(given) = &params.initialization_options {
        let texts = |name: &str| {
            let list = given.get(name).and_then(Value::as_array).cloned().unwrap_or_default();
            list.into_iter().filter_map(|item| item.as_str().map(str::to_owned)).collect::<Vec<_>>()
        };
        options.include_dirs.extend(texts("includeDirs").into_iter().map(Into::into));
        options.compilation_databases.extend(texts("compilationDatabases").into_iter().map(Into::into));
        options.macros.extend(texts("macros"));
        options.forms.extend(texts("forms").into_iter().map(Into::into));
        set_limits(&mut options.limits, given);
    }
    World::new(Settings::new(options, folders, client), encoding)
}

/// Sets the limits that a client gives as numbers.
fn set_limits(limits: &mut isogloss_tablegen::Limits, given: &Value) {
    let number = |name: &str| given.get(name).and_then(Value::as_u64);
    let small = |name: &str, limit: &mut u32| {
        *limit = number(name).map_or(*limit, |number| u32::try_from(number).unwrap_or(u32::MAX));
    };
    let size = |name: &str, limit: &mut usize| {
        *limit = number(name).map_or(*limit, |number| usize::try_from(number).unwrap_or(usize::MAX));
    };
    small("maxNesting", &mut limits.nesting);
    small("maxDepth", &mut limits.depth);
    small("maxIncludeDepth", &mut limits.include_depth);
    size("maxListLength", &mut limits.list_length);
    size("maxStringLength", &mut limits.string_length);
    size("maxRecords", &mut limits.records);
}

/// A message from a worker thread to the main thread.
enum Report {
    /// A root was checked: the diagnostics of each file.
    Checked { root: FileName, revision: u64, about: BTreeMap<FileName, Vec<Diagnostic>> },
    /// The caches were swept.
    Swept,
    /// A request was answered.
    Answered(RequestId),
}

type Job = Box<dyn FnOnce() + Send>;

struct Server {
    world: World,
    sender: Sender<Message>,
    reports: (Sender<Report>, Receiver<Report>),
    jobs: Sender<Job>,
    checks: Sender<Job>,
    /// The roots to check, in the revision of the last change that affects them.
    stale: BTreeSet<FileName>,
    /// Whether a check is under way.
    checking: bool,
    /// Whether documents were opened or closed since the last sweep of the caches.
    is_unswept: bool,
    /// The document that was changed last: it is checked first.
    last_edited: Option<FileName>,
    /// The published diagnostics of each file, by the root that reported them.
    published: BTreeMap<FileName, BTreeMap<FileName, Vec<Diagnostic>>>,
    pending: HashSet<RequestId>,
    cancelled: Arc<Mutex<HashSet<RequestId>>>,
    shut_down: bool,
}

/// Threads that answer requests.
const ANSWERING: usize = 2;

/// Runs jobs, at most `count` at a time, each in a thread of its own. Thread-local data, such as parsed positions in
/// Rust, ends with the thread. glibc gives the freed memory to the next thread; a long-lived thread would reserve it
/// for one kind of job, a quarter of the server's memory.
fn workers(count: usize) -> Sender<Job> {
    let (sender, receiver) = unbounded::<Job>();
    for _ in 0..count {
        let receiver = receiver.clone();
        std::thread::spawn(move || {
            for job in receiver {
                // A panic in a job is printed by the panic hook.
                let _ = std::thread::spawn(job).join();
            }
        });
    }
    sender
}

impl Server {
    fn new(world: World, sender: Sender<Message>) -> Self {
        Self {
            world,
            sender,
            reports: unbounded(),
            jobs: workers(ANSWERING),
            checks: workers(1),
            stale: BTreeSet::new(),
            checking: false,
            is_unswept: false,
            last_edited: None,
            published: BTreeMap::new(),
            pending: HashSet::new(),
            cancelled: Arc::default(),
            shut_down: false,
        }
    }

    fn run(mut self, receiver: &Receiver<Message>) -> Result<(), String> {
        self.watch_files();
        let reports = self.reports.1.clone();
        loop {
            select! {
                recv(receiver) -> message => {
                    let Ok(message) = message else { return Ok(()) };
                    if !self.message(message)? {
                        return Ok(());
                    }
                    // Pending edits are batched.
                    while let Ok(message) = receiver.try_recv() {
                        if !self.message(message)? {
                            return Ok(());
                        }
                    }
                }
                recv(reports) -> report => {
                    if let Ok(report) = report {
                        self.report(report);
                    }
                }
            }
            self.start_check();
        }
    }

    /// Handles a message; `false` for the last one.
    fn message(&mut self, message: Message) -> Result<bool, String> {
        match message {
            Message::Request(request) if request.method == "shutdown" => {
                self.shut_down = true;
                self.send(Response::new_ok(request.id, Value::Null).into());
            }
            Message::Request(request) if self.shut_down => {
                let message = "the server is shutting down".to_owned();
                self.send(Response::new_err(request.id, ErrorCode::InvalidRequest as i32, message).into());
            }
            Message::Request(request) => self.request(request),
            Message::Notification(notification) if notification.method == "exit" => {
                return if self.shut_down {
                    Ok(false)
                } else {
                    Err("the client ended without `shutdown`".to_owned())
                };
            }
            Message::Notification(notification) => self.notification(notification),
            // Answers to the registration of file watchers.
            Message::Response(_) => {}
        }
        Ok(true)
    }

    fn send(&self, message: Message) {
        // A closed channel ends the loop.
        let _ = self.sender.send(message);
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        let Some(answer) = requests::answer_of(&method) else {
            let message = format!("unknown request `{method}`");
            self.send(Response::new_err(id, ErrorCode::MethodNotFound as i32, message).into());
            return;
        };
        self.pending.insert(id.clone());
        let (world, sender, reports) = (self.world.clone(), self.sender.clone(), self.reports.0.clone());
        let cancelled = self.cancelled.clone();
        let job = move || {
            let is_cancelled = || locked(&cancelled).contains(&id);
            let cancelled_answer =
                || Response::new_err(id.clone(), ErrorCode::RequestCanceled as i32, "cancelled".to_owned());
            let response = if is_cancelled() {
                cancelled_answer()
            } else {
                // A bug in one answer must not end the server.
                match catch_unwind(AssertUnwindSafe(|| answer(&world, params))) {
                    _ if is_cancelled() => cancelled_answer(),
                    Ok(Ok(value)) => Response::new_ok(id.clone(), value),
                    Ok(Err(refused)) => Response::new_err(id.clone(), refused.code as i32, refused.message),
                    Err(_) => {
                        let message = format!("the server failed to answer `{method}`");
                        Response::new_err(id.clone(), ErrorCode::InternalError as i32, message)
                    }
                }
            };
            let _ = sender.send(response.into());
            let _ = reports.send(Report::Answered(id));
        };
        let _ = self.jobs.send(Box::new(job));
    }

    fn notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match method.as_str() {
            "textDocument/didOpen" => {
                if let Ok(params) = serde_json::from_value::<DidOpenTextDocumentParams>(params) {
                    let opened = params.text_document;
                    let name = FileName::of_uri(&opened.uri);
                    let language = LanguageId::of(&name, &String::from(opened.language_id));
                    self.begin_generation();
                    self.set(Document { name, language, version: opened.version, text: opened.text.into() });
                    self.world.files_changed();
                }
            }
            "textDocument/didChange" => {
                if let Ok(params) = serde_json::from_value::<DidChangeTextDocumentParams>(params) {
                    self.change(&params);
                }
            }
            "textDocument/didClose" => {
                if let Ok(params) = serde_json::from_value::<DidCloseTextDocumentParams>(params) {
                    self.close(&FileName::of_uri(&params.text_document.uri));
                }
            }
            "textDocument/didSave" => {
                self.world.revision += 1;
                self.world.saves += 1;
                self.everything_is_stale();
            }
            "workspace/didChangeWatchedFiles" | "workspace/didChangeWorkspaceFolders" => {
                self.world.files_changed();
                self.everything_is_stale();
            }
            "$/cancelRequest" => {
                let id =
                    params.get("id").cloned().and_then(|id| serde_json::from_value::<RequestId>(id).ok());
                if let Some(id) = id.filter(|id| self.pending.contains(id)) {
                    locked(&self.cancelled).insert(id);
                }
            }
            _ => {}
        }
    }

    /// Replaces the text of a document.
    fn set(&mut self, document: Document) {
        let name = document.name.clone();
        let mut open = (*self.world.open).clone();
        open.insert(name.clone(), Arc::new(document));
        self.world.open = Arc::new(open);
        self.world.revision += 1;
        self.last_edited = Some(name);
        self.everything_is_stale();
    }

    fn change(&mut self, params: &DidChangeTextDocumentParams) {
        let identifier = &params.text_document;
        let name = FileName::of_uri(&identifier.text_document_identifier.uri);
        let Some(document) = self.world.open.get(&name) else { return };
        // The text after the changes so far, if there were any.
        let mut text: Option<String> = None;
        for change in &params.content_changes {
            match change {
                TextDocumentContentChangeEvent::TextDocumentContentChangePartial(change) => {
                    let old = text.as_deref().unwrap_or(&document.text);
                    let is_first = text.is_none();
                    let lines = self.world.known_lines(&name, &document.text).filter(|_| is_first);
                    let encoding = self.world.encoding;
                    let at = |position| match &lines {
                        Some(lines) => lines.offset(old, position, encoding),
                        None => offset(old, position, encoding),
                    };
                    let start = at(change.range.start);
                    let is_insertion = change.range.start == change.range.end;
                    let end = if is_insertion { start } else { at(change.range.end) };
                    if let Some(changed) = replaced(old, start..end, &change.text) {
                        text = Some(changed);
                    }
                }
                TextDocumentContentChangeEvent::TextDocumentContentChangeWholeDocument(change) => {
                    text = Some(change.text.clone());
                }
            }
        }
        let text = text.map_or_else(|| document.text.clone(), Text::from);
        let language = document.language;
        self.set(Document { name, language, version: identifier.version, text });
    }

    fn close(&mut self, name: &FileName) {
        let mut open = (*self.world.open).clone();
        open.remove(name);
        self.world.open = Arc::new(open);
        self.begin_generation();
        self.world.files_changed();
        self.stale.remove(name);
        self.forget(name);
        self.everything_is_stale();
    }

    /// Begins a cache generation after documents are opened or closed: when all are checked, the caches are swept.
    fn begin_generation(&mut self) {
        self.world.begin_generation();
        self.is_unswept = true;
    }

    /// Removes the diagnostics that a document reported.
    fn forget(&mut self, name: &FileName) {
        let about: Vec<FileName> = self.published.keys().cloned().collect();
        for file in about {
            let by_root = self.published.entry(file.clone()).or_default();
            if by_root.remove(name).is_some() {
                self.publish(&file);
            }
        }
        self.publish(name);
    }

    /// Schedules a check of all open documents. Unaffected documents are detected quickly: their files are unchanged.
    fn everything_is_stale(&mut self) {
        self.stale = self.world.open.keys().cloned().collect();
    }

    /// Checks the next document, if no check is under way.
    fn start_check(&mut self) {
        if self.checking {
            return;
        }
        let first = self.last_edited.clone().filter(|name| self.stale.contains(name));
        let Some(name) = first.or_else(|| self.stale.first().cloned()) else {
            self.sweep();
            return;
        };
        self.stale.remove(&name);
        self.checking = true;
        let (world, reports) = (self.world.clone(), self.reports.0.clone());
        let job = move || {
            let revision = world.revision;
            let about = catch_unwind(AssertUnwindSafe(|| check(&world, &name))).unwrap_or_default();
            let _ = reports.send(Report::Checked { root: name, revision, about });
            world.free_replaced();
        };
        let _ = self.checks.send(Box::new(job));
    }

    /// Sweeps the caches, if documents were opened or closed.
    fn sweep(&mut self) {
        if !std::mem::take(&mut self.is_unswept) {
            return;
        }
        self.checking = true;
        let (world, reports) = (self.world.clone(), self.reports.0.clone());
        let job = move || {
            world.sweep();
            let _ = reports.send(Report::Swept);
        };
        let _ = self.checks.send(Box::new(job));
    }

    fn report(&mut self, report: Report) {
        match report {
            Report::Swept => self.checking = false,
            Report::Answered(id) => {
                self.pending.remove(&id);
                locked(&self.cancelled).remove(&id);
            }
            Report::Checked { root, revision, about } => {
                self.checking = false;
                let is_open = self.world.open.contains_key(&root);
                // A newer text will be checked soon; positions in the older text would be off.
                if !is_open || revision != self.world.revision && self.stale.contains(&root) {
                    return;
                }
                let mut changed: BTreeSet<FileName> = about.keys().cloned().collect();
                changed.extend(
                    self.published
                        .iter()
                        .filter(|(_, by)| by.contains_key(&root))
                        .map(|(file, _)| file.clone()),
                );
                changed.insert(root.clone());
                for file in &changed {
                    let by_root = self.published.entry(file.clone()).or_default();
                    match about.get(file) {
                        Some(found) => by_root.insert(root.clone(), found.clone()),
                        None => by_root.remove(&root),
                    };
                    self.publish(file);
                }
            }
        }
    }

    /// Publishes the diagnostics of all roots about a file.
    fn publish(&mut self, file: &FileName) {
        let mut diagnostics: Vec<Diagnostic> = Vec::new();
        for found in self.published.get(file).into_iter().flat_map(BTreeMap::values).flatten() {
            if !diagnostics.contains(found) {
                diagnostics.push(found.clone());
            }
        }
        if self.published.get(file).is_some_and(BTreeMap::is_empty) {
            self.published.remove(file);
        }
        let version = self.world.open.get(file).map(|document| document.version);
        let params = PublishDiagnosticsParams { uri: file.uri(), version, diagnostics };
        let method = "textDocument/publishDiagnostics".to_owned();
        self.send(Notification::new(method, params).into());
    }

    /// Asks the client to report changes of files.
    fn watch_files(&self) {
        if !self.world.settings.client.watches_files {
            return;
        }
        let watchers = ["**/*.td", "**/*.mlir", "**/tablegen_compile_commands.yml", "**/isogloss.toml"];
        let watchers: Vec<_> =
            watchers.iter().map(|glob| serde_json::json!({ "globPattern": glob })).collect();
        let registration = serde_json::json!({ "registrations": [{
            "id": "files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": { "watchers": watchers },
        }] });
        let method = "client/registerCapability".to_owned();
        self.send(Request::new(RequestId::from("files".to_owned()), method, registration).into());
    }
}

/// The diagnostics from the check of a document, for itself and the files that it includes.
fn check(world: &World, name: &FileName) -> BTreeMap<FileName, Vec<Diagnostic>> {
    let Some(document) = world.document(name) else { return BTreeMap::new() };
    let findings = document.language.language().findings(world, name);
    let mut converter = Converter::new(world);
    let mut about = BTreeMap::from([(name.clone(), Vec::new())]);
    for found in &findings {
        let diagnostic = converter.diagnostic(found);
        about.entry(found.at.file.clone()).or_insert_with(Vec::new).push(diagnostic);
    }
    about
}

#[cfg(test)]
mod tests {
    use super::set_limits;
    use isogloss_tablegen::Limits;
    use serde_json::json;

    #[test]
    fn a_client_sets_limits_by_numbers() {
        let mut limits = Limits::default();
        let given = json!({
            "maxNesting": 40, "maxDepth": 20, "maxIncludeDepth": 8,
            "maxListLength": 30, "maxStringLength": 100, "maxRecords": "many",
        });
        set_limits(&mut limits, &given);
        assert_eq!((limits.nesting, limits.depth, limits.include_depth), (40, 20, 8));
        assert_eq!((limits.list_length, limits.string_length), (30, 100));
        assert_eq!((limits.records, limits.steps), (Limits::default().records, Limits::default().steps));
    }
}
