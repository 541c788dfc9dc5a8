-- A test in Neovim: opens, edits, completes, renames and follows in both languages, with its own client.
-- The folder with the files is the working directory. Exits with 1 at the first failure.

local function fail(message)
  io.stderr:write('failed: ' .. message .. '\n')
  vim.cmd 'cquit 1'
end

local function check(condition, message)
  if not condition then
    fail(message)
  end
end

local function wait_for(what, condition)
  check(vim.wait(60000, condition, 20), 'waited for ' .. what)
end

-- Puts the cursor on a text, `off` characters after its start.
local function at(text, off)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local start = line:find(text, 1, true)
    if start then
      vim.api.nvim_win_set_cursor(0, { number, start - 1 + (off or 0) })
      return
    end
  end
  fail('no text ' .. text)
end

local function request(method, more)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 60000)
  for _, answer in pairs(answers or {}) do
    check(answer.err == nil, method .. ': ' .. vim.inspect(answer.err))
    return answer.result
  end
  fail(method .. ': no answer')
end

local function labels(result)
  local names = {}
  for _, item in ipairs(result.items or result) do
    names[item.label] = true
  end
  return names
end

local function open(file)
  vim.cmd('edit ' .. file)
  wait_for('the server', function()
    local clients = vim.lsp.buf_get_clients(0)
    local _, client = next(clients)
    return client and client.initialized
  end)
end

-- Definition files.
open 'toy.td'
wait_for('a diagnostic', function()
  return #vim.diagnostic.get(0) == 1
end)
local found = vim.diagnostic.get(0)[1]
check(found.message:find('Toy_Opp', 1, true) and found.lnum == 11, 'the diagnostic: ' .. vim.inspect(found))

at 'Toy_Opp'
local actions = request('textDocument/codeAction', {
  range = { start = { line = 11, character = 20 }, ['end'] = { line = 11, character = 20 } },
  context = { diagnostics = {} },
})
check(actions[1].title == 'Change to `Toy_Op`', 'the action: ' .. vim.inspect(actions))
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
wait_for('no diagnostic', function()
  return #vim.diagnostic.get(0) == 0
end)

at('Toy_Op<"neg"', 1)
check(request('textDocument/hover').contents.value:find('An operation of toys', 1, true), 'the hover of a class')
check(request('textDocument/definition')[1].range.start.line == 3, 'the definition of a class')

at('let summary', 4)
check(labels(request 'textDocument/completion')['summary'], 'the completion of a field')

at('$in attr-dict', 1)
local edit = request('textDocument/rename', { newName = 'input' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check(text:find('F32:$input', 1, true) and text:find('"$input attr-dict"', 1, true), 'the rename: ' .. text)
vim.cmd 'write'

-- Views of the definition at the cursor.
for command, expected in pairs {
  IsoglossRecords = 'string opName = "neg";',
  IsoglossRust = 'pub struct Neg',
  IsoglossDocs = 'negates a number',
} do
  at('Toy_NegOp', 1)
  vim.cmd(command)
  local view = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  check(view:find(expected, 1, true), command .. ': ' .. view)
  check(#vim.lsp.buf_get_clients(0) == 0, 'a view has a server')
  vim.cmd 'close'
end

-- IR.
open 'main.mlir'
at('neg %a', 1)
local definition = request('textDocument/definition')[1]
check(definition.uri:match 'toy%.td$' and definition.range.start.line == 5, 'from IR to the definition: ' .. vim.inspect(definition))
check(request('textDocument/hover').contents.value:find('negates a number', 1, true), 'the hover of an operation')

at('%r : f32', 1)
check(labels(request 'textDocument/completion')['%r'], 'the completion of a value')
vim.lsp.util.apply_workspace_edit(request('textDocument/rename', { newName = 'result' }), 'utf-16')
text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check(text:find('%result = toy.neg', 1, true) and text:find('return %result', 1, true), 'the rename in IR: ' .. text)

vim.api.nvim_buf_set_lines(0, 2, 3, false, { '  return %nothing : f32' })
wait_for('a diagnostic of IR', function()
  return #vim.diagnostic.get(0) == 1
end)

-- The library, which is not on disk.
vim.cmd 'edit isogloss:///isogloss/Op.td'
check(vim.api.nvim_buf_get_lines(0, 0, 1, false)[1] == '// Operations.', 'the library')

print 'neovim: all passed'
vim.cmd 'qa!'
