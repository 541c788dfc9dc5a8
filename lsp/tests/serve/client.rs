//! A client in the same process.

use isogloss_lsp::{Connection, Message, Notification, Options, Request, RequestId, Response};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long an answer may take on a machine with other work.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct Client {
    connection: Option<Connection>,
    server: Option<JoinHandle<Result<(), String>>>,
    next_id: i32,
    /// The last published diagnostics of each document, with the version.
    pub(crate) diagnostics: BTreeMap<String, (Option<i64>, Vec<Value>)>,
    versions: BTreeMap<String, i64>,
    pub(crate) capabilities: Value,
}

/// A folder of files for a test, which is removed before it is made.
pub(crate) fn folder(name: &str, files: &[(String, String)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    for (file, text) in files {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    folder
}

impl Client {
    /// Starts a server for a folder.
    pub(crate) fn start(folder: &Path, options: Options, encodings: &[&str]) -> Self {
        let support = json!({
            "documentSymbol": { "hierarchicalDocumentSymbolSupport": true },
            "completion": { "completionItem": { "snippetSupport": true } },
            "codeAction": { "dataSupport": true, "resolveSupport": { "properties": ["edit"] } },
        });
        Self::start_with(folder, options, encodings, support)
    }

    /// Starts a server for a folder, for a client with this support of documents.
    pub(crate) fn start_with(folder: &Path, options: Options, encodings: &[&str], support: Value) -> Self {
        let (connection, other) = Connection::memory();
        let server = std::thread::spawn(move || isogloss_lsp::serve(other, options));
        let mut client = Self {
            connection: Some(connection),
            server: Some(server),
            next_id: 0,
            diagnostics: BTreeMap::new(),
            versions: BTreeMap::new(),
            capabilities: Value::Null,
        };
        let root = format!("file://{}", folder.display());
        let params = json!({
            "processId": null,
            "rootUri": root,
            "workspaceFolders": [{ "uri": root, "name": "test" }],
            "capabilities": {
                "general": { "positionEncodings": encodings },
                "textDocument": support,
            },
        });
        let result = client.request("initialize", params).expect("an answer");
        client.capabilities = result["capabilities"].clone();
        client.notify("initialized", json!({}));
        client
    }

    fn send(&self, message: Message) {
        let connection = self.connection.as_ref().expect("a connection");
        connection.sender.send(message).expect("a server");
    }

    pub(crate) fn notify(&self, method: &str, params: Value) {
        self.send(Notification::new(method.to_owned(), params).into());
    }

    /// Sends a request without waiting for the answer.
    pub(crate) fn post(&mut self, method: &str, params: Value) -> RequestId {
        self.next_id += 1;
        let id = RequestId::from(self.next_id);
        self.send(Request::new(id.clone(), method.to_owned(), params).into());
        id
    }

    /// Sends a request, and gives the result, or the message of the error.
    pub(crate) fn request(&mut self, method: &str, params: Value) -> Result<Value, String> {
        let id = self.post(method, params);
        self.answer(&id)
    }

    pub(crate) fn answer(&mut self, id: &RequestId) -> Result<Value, String> {
        loop {
            if let Some(response) = self.next()
                && response.id == *id
            {
                return response.response_result.map_err(|error| error.message);
            }
        }
    }

    /// The codes of the errors that answer requests, in any order; `None` for one that has a result.
    pub(crate) fn codes(&mut self, ids: &[RequestId]) -> Vec<Option<i32>> {
        let mut codes = BTreeMap::new();
        while codes.len() < ids.len() {
            if let Some(response) = self.next() {
                let code = response.response_result.err().map(|error| error.code);
                let known = codes.insert(response.id.to_string(), code);
                assert!(known.is_none(), "two answers to {}", response.id);
            }
        }
        ids.iter().map(|id| codes[&id.to_string()]).collect()
    }

    /// Takes the next message; a response is the result.
    fn next(&mut self) -> Option<Response> {
        let connection = self.connection.as_ref().expect("a connection");
        match connection.receiver.recv_timeout(PATIENCE).expect("a message of the server in time") {
            Message::Response(response) => Some(response),
            Message::Notification(notification)
                if notification.method == "textDocument/publishDiagnostics" =>
            {
                let params = notification.params;
                let uri = params["uri"].as_str().expect("a URI").to_owned();
                let found = params["diagnostics"].as_array().expect("diagnostics").clone();
                self.diagnostics.insert(uri, (params["version"].as_i64(), found));
                None
            }
            Message::Notification(_) | Message::Request(_) => None,
        }
    }

    pub(crate) fn open(&mut self, uri: &str, text: &str) {
        let language = if uri.ends_with(".mlir") { "mlir" } else { "tablegen" };
        self.versions.insert(uri.to_owned(), 1);
        let document = json!({ "uri": uri, "languageId": language, "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
    }

    pub(crate) fn change(&mut self, uri: &str, changes: Value) {
        let version = self.versions.get_mut(uri).expect("an open document");
        *version += 1;
        let document = json!({ "uri": uri, "version": *version });
        self.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    }

    pub(crate) fn close(&mut self, uri: &str) {
        self.versions.remove(uri);
        self.diagnostics.remove(uri);
        self.notify("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    }

    /// The diagnostics of the current version of a document.
    pub(crate) fn current(&mut self, uri: &str) -> Vec<Value> {
        let version = self.versions.get(uri).copied();
        loop {
            if let Some((found, diagnostics)) = self.diagnostics.get(uri)
                && *found == version
            {
                return diagnostics.clone();
            }
            assert!(self.next().is_none(), "an answer that nobody waits for");
        }
    }

    /// Waits until the published diagnostics of a document are as expected.
    pub(crate) fn until(&mut self, uri: &str, is_expected: impl Fn(&[Value]) -> bool) {
        let start = Instant::now();
        while !self.diagnostics.get(uri).is_some_and(|(_, found)| is_expected(found)) {
            assert!(start.elapsed() < PATIENCE, "{:?}", self.diagnostics.get(uri));
            assert!(self.next().is_none(), "an answer that nobody waits for");
        }
    }

    /// Ends the server, which must have no error.
    pub(crate) fn stop(mut self) {
        assert_eq!(self.request("shutdown", Value::Null), Ok(Value::Null));
        self.notify("exit", Value::Null);
        self.connection = None;
        let result = self.server.take().expect("a server").join().expect("no panic");
        assert_eq!(result, Ok(()));
    }
}
