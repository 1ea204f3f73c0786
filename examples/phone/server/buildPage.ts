// Builds the page into the folder that is named, and ends.
import { build } from 'vite'
import config from '../vite.config.ts'

const [outDir] = process.argv.slice(2)
// Also for tests, whose own it is not: React is the one that students get.
process.env.NODE_ENV = 'production'
if (outDir === undefined) throw new Error('name the folder to build into')
await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir, emptyOutDir: true } })
