import './ui/ui.css'
import './shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { keepPage } from './offline/keepPage.ts'
import { SharedPage } from './shares/SharedPage.tsx'
import { tokenIn } from './shares/shared.ts'
import { applyTheme } from './ui/index.ts'

applyTheme()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const token = tokenIn(location)
if (token === null) keepPage()
createRoot(root).render(<StrictMode>{token === null ? <App /> : <SharedPage token={token} />}</StrictMode>)
