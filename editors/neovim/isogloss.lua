-- Starts `isogloss lsp` for definition files and IR. For Neovim 0.7 or later:
--   :luafile isogloss.lua
-- or, with the file in `~/.config/nvim/plugin/`, always. Neovim 0.11 needs only the lines in the book's page on editors.

local M = {}

-- `cmd`, the command, for a server with the Rust of your dialects: { 'target/release/my', 'lsp' }; `init_options`, as in the table
-- of the book's page; `format_on_save`.
M.options = vim.g.isogloss or {}

-- The keys of Neovim 0.11. Earlier versions have none of them, and 0.10 only `K`.
local keys = {
  K = 'hover',
  grn = 'rename',
  gra = 'code_action',
  grr = 'references',
  gri = 'implementation',
  gO = 'document_symbol',
}
-- `Ctrl-]` leads to the definition, `Ctrl-X Ctrl-O` completes, `gq` formats lines.
local functions = {
  tagfunc = 'v:lua.vim.lsp.tagfunc',
  omnifunc = 'v:lua.vim.lsp.omnifunc',
  formatexpr = 'v:lua.vim.lsp.formatexpr()',
}

local function format()
  if vim.lsp.buf.format then
    vim.lsp.buf.format { timeout_ms = 2000 }
  else
    vim.lsp.buf.formatting_sync(nil, 2000)
  end
end

local function attached(_, buffer)
  for key, name in pairs(keys) do
    if vim.fn.maparg(key, 'n') == '' then
      vim.keymap.set('n', key, vim.lsp.buf[name], { buffer = buffer, desc = 'vim.lsp.buf.' .. name .. '()' })
    end
  end
  for option, value in pairs(functions) do
    if vim.bo[buffer][option] == '' then
      vim.bo[buffer][option] = value
    end
  end
  if M.options.format_on_save then
    vim.api.nvim_create_autocmd('BufWritePre', { buffer = buffer, callback = format })
  end
end

local function root(file)
  local folder = vim.fn.fnamemodify(file, ':p:h')
  for _, marker in ipairs { '.git', 'tablegen_compile_commands.yml', 'Cargo.toml', 'CMakeLists.txt' } do
    local found = vim.fn.finddir(marker, folder .. ';')
    if found == '' then
      found = vim.fn.findfile(marker, folder .. ';')
    end
    if found ~= '' then
      return vim.fn.fnamemodify(found, ':p:h' .. (marker == '.git' and ':h' or ''))
    end
  end
  return folder
end

local clients = {}

function M.start(buffer)
  local folder = root(vim.api.nvim_buf_get_name(buffer))
  if not clients[folder] then
    clients[folder] = vim.lsp.start_client {
      name = 'isogloss',
      cmd = M.options.cmd or { 'isogloss', 'lsp' },
      root_dir = folder,
      workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } },
      init_options = M.options.init_options,
      on_attach = attached,
      on_exit = function()
        clients[folder] = nil
      end,
    }
  end
  vim.lsp.buf_attach_client(buffer, clients[folder])
end

-- Texts that only the server has: its library, and the pages of error codes.
function M.show(buffer, uri)
  for _, id in pairs(clients) do
    local client = vim.lsp.get_client_by_id(id)
    local answer = client and client.request_sync('isogloss/text', { uri = uri }, 2000, buffer)
    if answer and answer.result then
      vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(answer.result, '\n'))
      vim.bo[buffer].modifiable = false
      vim.bo[buffer].buftype = 'nofile'
      vim.bo[buffer].filetype = uri:match '%.td$' and 'tablegen' or 'markdown'
      return
    end
  end
end

-- Opens a view of the definition at the cursor: its records, its Rust or its documentation.
local views = { records = 'tablegen', rust = 'rust', docs = 'markdown' }
local opened = 0

function M.view(view)
  for _, id in pairs(clients) do
    local client = vim.lsp.get_client_by_id(id)
    if client and vim.lsp.buf_is_attached(0, id) then
      local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
      local params = { command = 'isogloss.' .. view, arguments = { position } }
      local answer = client.request_sync('workspace/executeCommand', params, 5000, 0)
      if not answer or answer.err then
        vim.notify(answer and answer.err.message or 'isogloss: no answer', vim.log.levels.WARN)
        return
      end
      opened = opened + 1
      vim.cmd 'vnew'
      vim.api.nvim_buf_set_name(0, 'isogloss://view/' .. opened .. '/' .. view)
      vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(answer.result, '\n'))
      vim.bo.buftype = 'nofile'
      vim.bo.bufhidden = 'wipe'
      vim.bo.modifiable = false
      vim.bo.filetype = views[view]
      return
    end
  end
  vim.notify('isogloss: no server for this buffer', vim.log.levels.WARN)
end

for name, view in pairs { IsoglossRecords = 'records', IsoglossRust = 'rust', IsoglossDocs = 'docs' } do
  vim.api.nvim_create_user_command(name, function()
    M.view(view)
  end, { desc = 'Isogloss: ' .. view .. ' of the definition at the cursor' })
end

local group = vim.api.nvim_create_augroup('isogloss', { clear = true })
for pattern, filetype in pairs { ['*.td'] = 'tablegen', ['*.mlir'] = 'mlir' } do
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    group = group,
    pattern = pattern,
    callback = function(event)
      vim.bo[event.buf].filetype = filetype
    end,
  })
end
vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = { 'tablegen', 'mlir' },
  callback = function(event)
    if not vim.api.nvim_buf_get_name(event.buf):match '^isogloss:' then
      M.start(event.buf)
    end
  end,
})
vim.api.nvim_create_autocmd('BufReadCmd', {
  group = group,
  -- A pattern without a slash is one of the last part of a name.
  pattern = 'isogloss:///*',
  callback = function(event)
    M.show(event.buf, event.match)
  end,
})

return M
