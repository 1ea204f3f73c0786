// node bench/report/main.ts: writes docs/benchmarks/figures.json into the pages again, after a change of theirs.
import { join } from 'node:path'
import { root } from '../servers.ts'
import { fillPages } from './pages.ts'
import { published, readFigures } from './record.ts'

await fillPages(join(root, 'docs'), await readFigures(join(published, 'figures.json')))
