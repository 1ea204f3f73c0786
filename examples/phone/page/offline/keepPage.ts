/** From the next visit on the page opens without a network. Asked for last: nothing that is shown waits for it. */
export function keepPage(): void {
  // Not there where the page came unencrypted from another machine.
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
