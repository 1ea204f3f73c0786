import { Component, type ReactNode, Suspense } from 'react'
import { Notice, Skeleton } from './layout.tsx'

/**
 * Shows what is loaded when it is first looked at. A part that cannot be loaded or drawn, as after the page was built
 * anew, leaves the rest of the page as it is. React asks for a class here: no hook catches what is thrown while
 * drawing.
 */
export class Loaded extends Component<{ children: ReactNode; meanwhile?: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { children, meanwhile = <Skeleton /> } = this.props
    if (!this.state.isBroken) return <Suspense fallback={meanwhile}>{children}</Suspense>
    return (
      <Notice kind="error" onRetry={() => location.reload()}>
        Burası açılamadı.
      </Notice>
    )
  }
}
