;;; isogloss.el --- Definition files and IR of MLIR with eglot -*- lexical-binding: t; -*-

;; Needs eglot: part of Emacs 29, else from a package archive. `tablegen-mode' and `mlir-mode' of LLVM are used if they are
;; there.

;;; Code:

(require 'eglot)

(defvar isogloss--comments
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "_" table)
    table)
  "Comments and strings of both languages.")

(unless (fboundp 'tablegen-mode)
  (define-derived-mode tablegen-mode prog-mode "TableGen"
    "Definition files of MLIR."
    :syntax-table isogloss--comments
    (setq-local comment-start "// "
                font-lock-defaults
                `(((,(regexp-opt '("assert" "class" "def" "defm" "defset" "deftype" "defvar" "dump" "else" "field" "foreach" "if"
                                   "in" "include" "let" "multiclass" "then")
                                 'symbols)
                    . font-lock-keyword-face)
                   (,(regexp-opt '("bit" "bits" "code" "dag" "int" "list" "string") 'symbols) . font-lock-type-face)
                   ("![a-z]+" . font-lock-builtin-face)
                   ("\\$[A-Za-z_][A-Za-z0-9_]*" . font-lock-variable-name-face))))))

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "IR of MLIR."
    :syntax-table isogloss--comments
    (setq-local comment-start "// "
                font-lock-defaults
                '((("\\_<[a-z_][A-Za-z0-9_$]*\\.[A-Za-z0-9_.$]+" . font-lock-keyword-face)
                   ("[@^][A-Za-z0-9_$.-]+" . font-lock-function-name-face)
                   ("%[A-Za-z0-9_$.-]+" . font-lock-variable-name-face)
                   ("[!#][A-Za-z_][A-Za-z0-9_$.]*" . font-lock-type-face))))))

(add-to-list 'auto-mode-alist '("\\.td\\'" . tablegen-mode))
(add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode))
(add-to-list 'eglot-server-programs '((tablegen-mode mlir-mode) . ("isogloss" "lsp")))
(add-hook 'tablegen-mode-hook #'eglot-ensure)
(add-hook 'mlir-mode-hook #'eglot-ensure)

(defun isogloss--show (view)
  "Shows a VIEW of the definition at the cursor: \"records\", \"rust\" or \"docs\"."
  (let ((text (jsonrpc-request (eglot--current-server-or-lose) :workspace/executeCommand
                               `(:command ,(concat "isogloss." view)
                                 :arguments [,(eglot--TextDocumentPositionParams)]))))
    (switch-to-buffer-other-window (generate-new-buffer (concat "*isogloss " view "*")))
    (insert text)
    (goto-char (point-min))
    (special-mode)))

(defun isogloss-show-records ()
  "Shows the record that the definition at the cursor is."
  (interactive)
  (isogloss--show "records"))

(defun isogloss-show-rust ()
  "Shows the Rust that is generated for the definition at the cursor."
  (interactive)
  (isogloss--show "rust"))

(defun isogloss-show-docs ()
  "Shows the documentation of the definition at the cursor."
  (interactive)
  (isogloss--show "docs"))

(provide 'isogloss)
;;; isogloss.el ends here
