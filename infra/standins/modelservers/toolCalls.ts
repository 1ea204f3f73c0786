import {
  call,
  calling,
  calls,
  choice,
  chunk,
  done,
  more,
  piece,
  type Scenarios,
  says,
  stop,
  withFields,
} from './parts.ts'

const ask = (name: string) => ({ name, arguments: '{}' })
const end = [stop('tool_calls'), done]
const listed = call(0, 'call_1', 'list_scheduled', '{}')
const query = (word: string) => JSON.stringify({ query: word })
const encoded = (value: unknown) => JSON.stringify(value)

/** How calls come in pieces. */
export const toolCalls: Scenarios = {
  toolPlain: calling(calls(call(0, 'call_1', 'list_scheduled', '')), calls(more(0, '{}')), ...end),
  toolNoIndex: calling(
    chunk({
      role: 'assistant',
      tool_calls: [{ id: 'function-call-1', type: 'function', function: ask('list_scheduled') }],
    }),
    ...end,
  ),
  toolNoIndexTwo: calling(
    ...['list_scheduled', 'get_journey'].map((name, nth) =>
      calls({ id: `function-call-${nth + 1}`, type: 'function', function: ask(name) }),
    ),
    stop(),
    done,
  ),
  toolNoIndexPieces: calling(
    calls({ id: 'a', function: { name: 'search_corpus', arguments: '{"query"' } }),
    calls({ function: { arguments: ':"kimya"}' } }),
    ...end,
  ),
  toolBareTwo: calling(calls({ function: ask('list_scheduled') }, { function: ask('get_journey') }), ...end),
  toolBareInterleaved: calling(
    calls({ function: { name: 'search_corpus' } }, { function: { name: 'search_corpus' } }),
    calls({ function: { arguments: query('kimya') } }, { function: { arguments: query('fizik') } }),
    ...end,
  ),
  toolNullIndex: calling(calls(call(null, 'c1', 'list_scheduled', '{}')), ...end),
  toolStringIndex: calling(calls(call('0', 'c1', 'list_scheduled', '{}')), ...end),
  toolStringIndexPieces: calling(
    calls(call('0', 'c1', 'search_corpus', ''), call('1', 'c2', 'search_corpus', '')),
    calls(more('1', query('fizik')), more('0', query('kimya'))),
    ...end,
  ),
  toolSameIndex: calling(
    calls(call(0, 'call_a', 'list_scheduled', '{}')),
    calls(call(0, 'call_b', 'get_journey', '{}')),
    ...end,
  ),
  toolSameIndexArgs: calling(
    calls(call(0, 'call_a', 'search_corpus', query('kimya'))),
    calls(call(0, 'call_b', 'search_corpus', query('fizik'))),
    ...end,
  ),
  toolSameIndexPieces: calling(
    calls(call(0, 'call_a', 'search_corpus', '')),
    calls(more(0, query('kimya'))),
    calls(call(0, 'call_b', 'search_corpus', '')),
    calls(more(0, query('fizik'))),
    ...end,
  ),
  toolSameIndexNoId: calling(
    calls({ index: 0, function: { name: 'search_corpus', arguments: query('kimya') } }),
    calls({ index: 0, function: { name: 'search_corpus', arguments: query('fizik') } }),
    ...end,
  ),
  toolSameIndexOneChunk: calling(
    calls(call(0, 'call_a', 'list_scheduled', '{}'), call(0, 'call_b', 'get_journey', '{}')),
    ...end,
  ),
  toolIndexGap: calling(calls(call(0, 'a', 'list_scheduled', '{}')), calls(call(2, 'b', 'get_journey', '{}')), ...end),
  toolIndexOne: calling(calls(call(1, 'a', 'list_scheduled', '{}')), ...end),
  toolNoId: calling(calls({ index: 0, type: 'function', function: ask('list_scheduled') }), ...end),
  toolEmptyId: calling(calls(call(0, '', 'list_scheduled', '{}')), ...end),
  toolNumberId: calling(calls(call(0, 7, 'list_scheduled', '{}')), ...end),
  toolSameId: calling(
    calls(call(0, 'null', 'list_scheduled', '{}')),
    calls(call(1, 'null', 'get_journey', '{}')),
    ...end,
  ),
  toolLongId: calling(calls(call(0, 'x'.repeat(3_000), 'list_scheduled', '{}')), ...end),
  toolOtherIdPieces: calling(
    calls(call(0, 'a', 'list_scheduled', '{')),
    calls({ index: 0, id: 'b', function: { arguments: '}' } }),
    ...end,
  ),
  toolNameRepeated: calling(
    ...['', '{', '}'].map((written) => calls(call(0, 'call_1', 'list_scheduled', written))),
    ...end,
  ),
  toolNameRepeatedAfter: calling(calls(listed), calls(call(0, 'call_1', 'list_scheduled', '')), ...end),
  toolNameSplit: calling(
    calls(call(0, 'call_1', 'list_', '')),
    calls({ index: 0, function: ask('scheduled') }),
    ...end,
  ),
  toolArgsObject: calling(calls(call(0, 'call_1', 'search_corpus', { query: 'kimya' })), ...end),
  toolArgsNull: calling(calls(call(0, 'call_1', 'list_scheduled', null)), ...end),
  toolArgsNullText: calling(calls(call(0, 'call_1', 'list_scheduled', 'null')), ...end),
  toolArgsMissing: calling(calls({ index: 0, id: 'call_1', function: { name: 'list_scheduled' } }), ...end),
  toolArgsDouble: calling(
    calls(call(0, 'call_1', 'search_corpus', query('kimya'))),
    withFields({ choices: [choice({ tool_calls: [more(0, query('kimya'))] }, 'tool_calls')] }),
    done,
  ),
  toolArgsGrowing: calling(
    ...[8, 12, 17].map((length) => calls(call(0, 'call_1', 'search_corpus', query('kimya').slice(0, length)))),
    ...end,
  ),
  toolArgsEmptyFirst: calling(
    calls(call(0, 'call_1', 'search_corpus', '{}')),
    calls(more(0, '{"query":')),
    calls(more(0, '"kimya"}')),
    ...end,
  ),
  toolArgsEncoded: calling(calls(call(0, 'call_1', 'search_corpus', encoded(query('kimya')))), ...end),
  toolStop: calling(calls(listed), stop(), done),
  toolFinishSame: calling(
    withFields({ choices: [choice({ role: 'assistant', content: null, tool_calls: [listed] }, 'tool_calls')] }),
    done,
  ),
  toolNoFinish: calling(calls(listed), done),
  toolPrefix: calling(calls(call(0, 'call_1', 'functions.list_scheduled:0', '{}')), ...end),
  toolPrefixOther: calling(calls(call(0, 'call_1', 'default_api.list_scheduled', '{}')), ...end),
  toolHarmonyName: calling(calls(call(0, 'call_1', 'list_scheduled<|channel|>commentary', '{}')), ...end),
  toolBlankName: calling(calls(call(0, 'call_1', ' list_scheduled\n', '{}')), ...end),
  toolFunctionType: calling(
    calls({ index: 0, id: 'c1', type: '', function: ask('list_scheduled') }),
    calls({ index: 0, id: '', type: '', function: { name: '', arguments: '' } }),
    ...end,
  ),
  toolFlat: calling(calls({ id: 'c1', ...ask('list_scheduled') }), ...end),
  toolAlone: calling(chunk({ tool_calls: listed }), ...end),
  toolNullEntry: calling(calls(null, listed, 'x'), ...end),
  toolTextThenCall: calling(...says('Hemen bakıyorum.'), calls(listed), ...end),
  toolWhole: calling({
    send: JSON.stringify({
      choices: [{ message: { content: null, tool_calls: [listed] }, finish_reason: 'tool_calls' }],
    }),
  }),
  functionCall: calling(chunk({ function_call: ask('list_scheduled') }), stop('function_call'), done),
  functionCallPieces: calling(
    chunk({ function_call: { name: 'search_corpus', arguments: '' } }),
    chunk({ function_call: { arguments: '{"query":' } }),
    chunk({ function_call: { arguments: '"kimya"}' } }),
    stop('function_call'),
    done,
  ),
  toolThought: calling(piece('<think>gizli düşünce'), calls(listed), ...end),
}
