;;; isogloss.el --- Definition files and IR of MLIR with eglot -*- lexical-binding: t; -*-

;; Needs Emacs 29, or eglot from a package archive. `tablegen-mode' and `mlir-mode' of LLVM are used if they are there.

;;; Code:

(require 'eglot)

(unless (fboundp 'tablegen-mode)
  (define-derived-mode tablegen-mode prog-mode "TableGen"
    "Definition files of MLIR."
    (setq-local comment-start "// ")))

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "IR of MLIR."
    (setq-local comment-start "// ")))

(add-to-list 'auto-mode-alist '("\\.td\\'" . tablegen-mode))
(add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode))
(add-to-list 'eglot-server-programs '((tablegen-mode mlir-mode) . ("isogloss" "lsp")))
(add-hook 'tablegen-mode-hook #'eglot-ensure)
(add-hook 'mlir-mode-hook #'eglot-ensure)

(provide 'isogloss)
;;; isogloss.el ends here
