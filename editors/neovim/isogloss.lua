-- Starts `isogloss lsp` for definition files and IR. For Neovim 0.7 or later:
--   :luafile isogloss.lua
-- or, with the file in `~/.config/nvim/plugin/`, always. Neovim 0.11 needs only the lines in the book's page on editors.

local M = {}

-- The options of the server, as in the table of the book's page.
M.options = vim.g.isogloss or {}

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
