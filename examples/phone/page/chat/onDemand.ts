import { lazy } from 'react'

// Loaded when it is first wanted: the chat opens without it.

export const MessageMenu = lazy(() => import('./MessageMenu.tsx').then((m) => ({ default: m.MessageMenu })))
export const ReasonSheet = lazy(() => import('./actions/Feedback.tsx').then((m) => ({ default: m.ReasonSheet })))
export const SearchSheet = lazy(() => import('./search/SearchSheet.tsx').then((m) => ({ default: m.SearchSheet })))
export const WhySheet = lazy(() => import('./WhySheet.tsx').then((m) => ({ default: m.WhySheet })))
export const NoteSheet = lazy(() => import('../mistakes/NoteSheet.tsx').then((m) => ({ default: m.NoteSheet })))
