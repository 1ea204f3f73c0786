/** Vite takes them into the page. */
declare module '*.css'
