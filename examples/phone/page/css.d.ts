/** Vite takes them into the page. */
declare module '*.css'
/** Its address. */
declare module '*.svg' {
  const url: string
  export default url
}
