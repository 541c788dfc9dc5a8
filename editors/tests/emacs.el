;;; emacs.el --- A test in Emacs, with eglot -*- lexical-binding: t; -*-

;; Opens, follows, completes, mends and renames in both languages. The folder with the files is the working directory.

;;; Code:

(require 'isogloss)
(require 'flymake)
(require 'xref)

(setq eglot-sync-connect 60
      eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout 0.1
      xref-prompt-for-identifier nil)

(defun check (condition what)
  "Ends Emacs with an error that names WHAT unless CONDITION holds."
  (unless condition
    (message "failed: %s" what)
    (kill-emacs 1)))

(defun wait-for (what condition)
  "Waits until CONDITION returns a value; WHAT is what is waited for."
  ;; Without a screen there are no idle timers, which send the changes.
  (when (eglot-current-server)
    (eglot--signal-textDocument/didChange))
  (let ((end (+ (float-time) 60)) found)
    (while (and (not (setq found (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.05))
    (check found (concat "waited for " what))
    found))

(defun at (text &optional offset)
  "Moves to TEXT, OFFSET characters after its start."
  (goto-char (point-min))
  (check (search-forward text nil t) (concat "no text " text))
  (goto-char (+ (match-beginning 0) (or offset 0))))

(defun open-file (file)
  "Opens FILE, and waits for its server."
  (switch-to-buffer (find-file-noselect file))
  (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))
  (wait-for "the server" #'eglot-current-server)
  ;; `eglot-ensure' does this after a command, and there are none.
  (unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
  (check (eglot-managed-p) "eglot manages the buffer")
  (flymake-mode 1))

(defun hover-text ()
  "The text that the server has about the position."
  (let ((found (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
    (plist-get (plist-get found :contents) :value)))

(defun definition ()
  "The file and the line of what is at the position."
  (let* ((backend (xref-find-backend))
         (found (xref-backend-definitions backend (xref-backend-identifier-at-point backend)))
         (location (xref-item-location (car found))))
    (cons (file-name-nondirectory (xref-location-group location)) (xref-location-line location))))

(defun completions ()
  "The completions at the position, as text."
  (let ((found (eglot-completion-at-point)))
    (mapcar #'substring-no-properties (all-completions "" (nth 2 found)))))

;; Definition files.
(open-file "toy.td")
(let ((found (wait-for "a diagnostic" #'flymake-diagnostics)))
  (check (string-match-p "Toy_Opp" (flymake-diagnostic-text (car found))) "the diagnostic"))

(at "Toy_Opp" 1)
(let ((actions (eglot-code-actions (point) (point) nil nil)))
  (check (equal (plist-get (car (append actions nil)) :title) "Change to `Toy_Op`") (format "the action: %S" actions))
  (eglot--apply-workspace-edit (plist-get (car (append actions nil)) :edit)))
(wait-for "no diagnostic" (lambda () (null (flymake-diagnostics))))

(at "Toy_Op<\"neg\"" 1)
(check (string-match-p "An operation of toys" (hover-text)) "the hover of a class")
(check (equal (definition) '("toy.td" . 4)) (format "the definition of a class: %S" (definition)))

(at "let summary" 4)
(check (member "summary" (completions)) (format "the completion of a field: %S" (completions)))

(at "$in attr-dict" 1)
(eglot-rename "input")
(check (string-match-p "F32:\\$input" (buffer-string)) "the rename of an argument")
(check (string-match-p "\"\\$input attr-dict\"" (buffer-string)) "the rename in the format")
(save-buffer)

(at "Toy_NegOp" 1)
(isogloss-show-rust)
(check (string-match-p "pub struct Neg" (buffer-string)) "the generated Rust")
(kill-buffer)

;; IR.
(open-file "main.mlir")
(at "neg %a" 1)
(check (equal (definition) '("toy.td" . 6)) (format "from IR to the definition: %S" (definition)))
(check (string-match-p "negates a number" (hover-text)) "the hover of an operation")

(at "%r : f32" 1)
(eglot-rename "result")
(check (string-match-p "%result = toy.neg" (buffer-string)) "the rename in IR")

(at "%result : f32")
(delete-char 7)
(insert "%nothing")
(wait-for "a diagnostic of IR" #'flymake-diagnostics)

(message "emacs: all passed")
(kill-emacs 0)
;;; emacs.el ends here
