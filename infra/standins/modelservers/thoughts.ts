import { chunk, done, ends, type Part, piece, type Scenarios, says, stop } from './parts.ts'

const thought = 'gizli düşünce'
const answer = 'Asıl yanıt.'
const whole = (text: string): Part[] => [piece(text), ...ends()]
const byCharacter = (text: string): Part[] => [...[...text].map(piece), ...ends()]

/** Thoughts, tokens of a template and calls within the text. */
export const thoughts: Scenarios = {
  reasoningContent: [
    ...['düşün', 'üyorum'].map((reasoning_content) => chunk({ content: null, reasoning_content })),
    ...says('Düşündüm.'),
    ...ends(),
  ],
  reasoning: [
    ...['düşün', 'üyorum'].map((text) =>
      chunk({ content: '', reasoning: text, reasoning_details: [{ type: 'reasoning.text', text }] }),
    ),
    ...says('Düşündüm 2.'),
    ...ends(),
  ],
  think: [
    ...['<think>', `\nÖğrenci soru soruyor, ${thought}. `, 'Kısa yanıt vereyim.\n', '</think>', '\n\n'].map(piece),
    ...says(answer),
    ...ends(),
  ],
  thinkSplit: byCharacter(`<think>${thought}</think>\n\n${answer}`),
  thinkAfterBlank: whole(`\n <think>\n${thought}\n</think>${answer}`),
  thinkTwice: whole(`<think>${thought}</think>\n<think>${thought}</think>\n\n${answer}`),
  thinkUpperCase: whole(`<Think>${thought}</THINK>${answer}`),
  thinkAttributes: whole(`<think type="plan">${thought}</think>${answer}`),
  thinkOpen: whole(`<think>${thought}. ${answer}`),
  thinkInText: whole(`HTML’de <think> etiketi yoktur. ${answer}`),
  thinkInCode: whole(`Şöyle:\n\n\`\`\`\n<think>örnek</think>\n\`\`\`\n${answer}`),
  thinkingTag: whole(`<thinking>${thought}</thinking>${answer}`),
  thoughtTag: whole(`<thought>${thought}</thought>${answer}`),
  reasoningTag: whole(`<reasoning>${thought}</reasoning>${answer}`),
  seedTag: whole(`<seed:think>${thought}</seed:think>${answer}`),
  bracketTag: whole(`[THINK]${thought}[/THINK]${answer}`),
  pipeTag: whole(`<|START_THINKING|>${thought}<|END_THINKING|>${answer}`),
  beginTag: whole(`<|begin_of_thought|>${thought}<|end_of_thought|>${answer}`),
  triangleTag: whole(`◁think▷${thought}◁/think▷${answer}`),
  closeFirst: whole(`</think>\n\n${answer}`),
  thinkLone: whole(`${thought}</think>${answer}`),
  harmony: whole(
    `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
  ),
  harmonySplit: byCharacter(
    `<|start|>assistant<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
  ),
  harmonyCall: whole(`<|channel|>commentary to=functions.list_scheduled <|constrain|>json<|message|>{}<|call|>`),
  harmonyMiddle: whole(`${answer}<|end|><|start|>assistant<|channel|>analysis<|message|>${thought}<|end|>`),
  eosToken: [...says(answer), piece('<|im_end|>'), ...ends()],
  eosSplit: byCharacter(`${answer}<|im_end|>\n`),
  eosSeveral: whole(`${answer}</s> <|endoftext|>\n`),
  eosTurn: whole(`${answer}<end_of_turn>`),
  eosWide: whole(`${answer}<｜end▁of▁sentence｜>`),
  eosInText: whole(`Şablonda <|im_end|> belirteci vardır. ${answer}`),
  eosInCode: whole(`Kod:\n\n\`\`\`\n<|im_end|>\n\`\`\``),
  eosAfterCode: whole(`Kod:\n\n\`\`\`\nx = 1\n\`\`\`<|im_end|>`),
  eosAlone: whole('<|im_end|>'),
  lessThan: whole('Eğer a < b ve b <c ise a<'),
  toolText: whole('<tool_call>\n{"name": "list_scheduled", "arguments": {}}\n</tool_call>'),
  toolTextAfter: whole(`${answer}\n<tool_call>{"name": "list_scheduled", "arguments": {}}</tool_call>`),
  toolTextOpen: whole(`${answer}\n<tool_call>{"name": "list_scheduled"`),
  toolTextFunction: whole(`${answer}\n<function=list_scheduled>{}</function>`),
  toolTextParameters: whole(
    `${answer}\n<tool_call>\n<function=list_scheduled>\n<parameter=day>\n1\n</parameter>\n</function>\n</tool_call>`,
  ),
  toolTextBrackets: whole(`${answer}[TOOL_CALLS][{"name": "list_scheduled", "arguments": {}}]`),
  toolTextPipes: whole(
    `${answer}<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>list_scheduled<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  ),
  toolTextSection: whole(
    `${answer}<|tool_calls_section_begin|><|tool_call_begin|>functions.list_scheduled:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_calls_section_end|>`,
  ),
  toolTextPython: whole(`${answer}<|python_tag|>list_scheduled.call()<|eom_id|>`),
  toolTextInvoke: whole(`${answer}\n<function_calls>\n<invoke name="list_scheduled">\n</invoke>\n</function_calls>`),
  toolTextJson: whole('{"name": "list_scheduled", "parameters": {}}'),
  toolTextJsonCharacters: byCharacter('{"name": "list_scheduled", "arguments": {"a": "}"}}'),
  jsonInText: whole('{"ad": "Ayşe"} bir JSON nesnesidir.'),
  toolTextInCode: whole(`Şöyle yazılır:\n\n\`\`\`\n<tool_call>{"name": "x"}</tool_call>\n\`\`\``),
  toolTagInText: whole(`XML’de <tool_call> etiketi olabilir. ${answer}`),
  citePua: whole('Bilgi \ue200cite\ue202turn0search0\ue201 burada 【4:0†kaynak】.'),
  citeSplit: byCharacter('Bilgi \ue200cite\ue202turn0search0\ue201 burada 【4:0†kaynak】.'),
  citeInCode: whole('Kod:\n\n```\n【4:0†kaynak】\n```'),
  bracketsInText: whole('Kitap 【Matematik】 güzeldir.'),
  magistral: [
    chunk({ role: 'assistant', content: '' }),
    piece([{ type: 'thinking', thinking: [{ type: 'text', text: thought }] }]),
    piece([{ type: 'text', text: answer }]),
    ...ends(),
  ],
  magistral2: [
    piece([{ type: 'thinking', thinking: [{ type: 'text', text: thought }], closed: true }]),
    ...says(answer),
    ...ends(),
  ],
  partsMixed: [
    piece([
      { type: 'reasoning', text: thought },
      { type: 'text', text: 'Asıl ' },
      { type: 'reference', reference_ids: [1] },
      null,
      7,
      'yanıt.',
    ]),
    ...ends(),
  ],
  partsThought: [
    piece([
      { type: 'text', text: thought, thought: true },
      { type: 'text', text: answer },
    ]),
    ...ends(),
  ],
  partsOnlyThoughts: [piece([{ type: 'thinking', thinking: thought }]), stop(), done],
  partsThink: [piece([{ type: 'text', text: `<think>${thought}</think>` }]), ...says(answer), ...ends()],
  partAlone: [piece({ type: 'text', text: answer }), ...ends()],
  contentNumber: [...says('Bir '), piece(7), ...ends()],
}
