/** An area's figures as bars: what grows with what, and against whom. */
export type Picture = { title: string; charts: Chart[] }

/** Bars on one scale, as long as their figures are great; a group for each step, the same bars in each. */
export type Chart = { figure: string; format: (value: number) => string; groups: Group[] }
type Group = { name: string; bars: Bar[] }
/** NaN was not measured. */
type Bar = { name: string; value: number }

const [width, left, longest] = [760, 200, 420]
/** Of a bar, and of a line of text. */
const [bar, line] = [14, 20]
/** Seen well on white and on black. The first is what the project is, the others what it is compared with. */
const colours = ['#3b82f6', '#9ca3af', '#d97706', '#10b981', '#a855f7', '#ef4444']

const style =
  'text{font:12px system-ui,sans-serif;fill:#24292f}.head{font-weight:600}.title{font-size:15px;font-weight:600}' +
  '.name{text-anchor:end}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}'

/** The groups of a chart from measured figures: for each step those of the variants, by name. */
export const groupsOf = <Step>(
  steps: readonly Step[],
  name: (step: Step) => string,
  bars: (step: Step) => Record<string, number>,
): Group[] =>
  steps.map((step) => ({
    name: name(step),
    bars: Object.entries(bars(step)).map(([name, value]) => ({ name, value })),
  }))

/** The picture as SVG, which is read on a light page and on a dark one, and without any font or script. */
export function svg({ title, charts }: Picture): string {
  const lines: string[] = []
  let y = 0
  const write = (x: number, kind: string, text: string, height = line) => {
    y += height
    lines.push(`<text x="${x}" y="${y}" class="${kind}">${escaped(text)}</text>`)
  }
  write(0, 'title', title)
  for (const { figure, format, groups } of charts) {
    write(0, 'head', figure, 2 * line)
    const names = [...new Set(groups.flatMap(({ bars }) => bars.map(({ name }) => name)))]
    const greatest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)).filter(Number.isFinite))
    for (const group of groups) {
      write(0, 'group', group.name, line + 6)
      for (const { name, value } of group.bars) {
        write(left - 8, 'name', name)
        const length = Number.isFinite(value) && greatest > 0 ? (longest * value) / greatest : 0
        const colour = colours[names.indexOf(name) % colours.length]
        lines.push(
          `<rect x="${left}" y="${y - 11}" width="${length.toFixed(1)}" height="${bar}" fill="${colour}"/>`,
          `<text x="${(left + length + 6).toFixed(1)}" y="${y}">${escaped(Number.isFinite(value) ? format(value) : '–')}</text>`,
        )
      }
    }
  }
  const height = y + line
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    ...lines,
    '</svg>\n',
  ].join('\n')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
