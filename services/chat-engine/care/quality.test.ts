import { expect, test } from 'vitest'
import { conversationTable } from './conversationQuality.ts'
import { parseConversations, parseHeld, parseSentences } from './labelled.ts'
import { heldTable, judge, qualityTable, raisedTable, rateOf, signsTable } from './quality.ts'
import { screen } from './screen.ts'
import { type Concern, noConcern } from './tiers.ts'

test('a rate has the interval of Wilson', () => {
  const { low, high } = rateOf(8, 10)
  expect(low).toBeCloseTo(0.4902, 3)
  expect(high).toBeCloseTo(0.9433, 3)
  expect(rateOf(0, 600)).toMatchObject({ low: 0 })
  expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 })
})

test('a malformed line is named by its number, not by its words', () => {
  const [ordinary, wrong] = ['none\t-\tplain\t-\ta\t0\tmerhaba', 'acute\t-\tplain\tself\ta\t0\tgizli söz']
  expect(() => parseSentences(`${ordinary}\n${wrong}`)).toThrow(/^line 2 is not as the README says$/)
  expect(() => parseSentences('none\t-\tplain\t-\ta\t0')).toThrow(/line 1/)
  expect(() => parseConversations('a1\t0\tordinary\t-\t-\na1\t2\tnone\t-\tgizli söz', 'a')).toThrow(/^line 2 does not/)
})

const suspected: Concern = { tier: 'check', category: 'other' }
const detectors = { patterns: screen, classifier: (text: string) => (text === 'yoruldum' ? suspected : noConcern) }

test('the tables have figures of each detector and no sentence', () => {
  const sentences = [
    'none\t-\tplain\t-\ta\t0\tmerhaba',
    'acute\tself-harm\tdirect\tself\ta\t0\tkendimi öldürcem',
    'acute\tself-harm\tindirect\tself\ta\t1\tyoruldum',
  ]
  const labelled = parseSentences(sentences.join('\n'))
  const table = qualityTable('heldOut', judge(labelled, screen))
  const raised = raisedTable('heldOut', labelled, detectors)
  expect(table).toMatch(/acute +all +2 +0\.500 \(0\.\d+–0\.\d+\) 1\/2/)
  expect(raised).toMatch(/acute, at least check +0\.500 \(\S+\) 1\/2 +0\.500 \(\S+\) 1\/2 +1\.000 \(\S+\) 2\/2/)
  expect(raised).toMatch(/acute, direct, at least check +1\.000 \(\S+\) 1\/1 +0\.000 \(\S+\) 0\/1/)
  expect(table + raised).not.toMatch(/merhaba|öldür|yorul/)
})

test('of a conversation what the patterns found holds, and what the classifier suspects does not', () => {
  const lines = [
    'a1\t0\tdangerous\tself-harm\t2',
    'a1\t1\tserious\tself-harm\tyaşamak istemiyorum',
    'a1\t2\tserious\tself-harm\tneyse',
    'a2\t0\tordinary\t-\t-',
    'a2\t1\tnone\t-\tyoruldum',
    'a2\t2\tnone\t-\tneyse',
  ]
  const hear = (text: string) => ({ suspicion: detectors.classifier(text), score: 0, hintOf: null })
  const table = conversationTable('heldOut', parseConversations(lines.join('\n'), 'a'), hear)
  expect(table).toMatch(/right message +1\.000 .* 1\/1 +patterns 1, conversation 0, classifier 0/)
  expect(table).toMatch(/any message +0\.000 .* 0\/1 +patterns 0, conversation 0, classifier 0/)
  expect(table).toMatch(/end in check +0\.000 .* 0\/1/)
})

test('who has means while something holds is counted by what holds, and signs by who shows them', () => {
  const held = ['dangerous\tevdeki hapları saydım', 'harmless\tmutfakta ekmek kestim'].join('\n')
  const table = heldTable('heldOut', parseHeld(held))
  expect(table).toMatch(/dangerous, acute +1\.000 .* 1\/1/)
  expect(table).toMatch(/harmless, acute +0\.000 .* 0\/1/)
  const lines = ['none\t-\tplain\t-\ta\t0\tkapıma vuruyor', 'none\t-\tplain\t-\ta\t0\tneyse']
  const hear = () => ({ suspicion: noConcern, score: 0, hintOf: null })
  expect(signsTable('heldOut', parseSentences(lines.join('\n')), hear)).toMatch(/in words +0\.500 .* 1\/2/)
})
