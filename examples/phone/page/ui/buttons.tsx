import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  variant?: 'primary' | 'quiet' | 'danger'
  icon?: LucideIcon
  /** What it asked for has not come yet: it cannot be pressed again. */
  isBusy?: boolean
  isWide?: boolean
}

export function Button({
  variant = 'primary',
  icon: Icon,
  isBusy = false,
  isWide = false,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const classes = `button button-${variant} ${isWide ? 'button-wide' : ''} ${className}`
  return (
    <button type="button" className={classes} disabled={disabled || isBusy} aria-busy={isBusy || undefined} {...rest}>
      {isBusy ? <LoaderCircle size={18} className="turning" aria-hidden /> : Icon && <Icon size={18} aria-hidden />}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: LucideIcon; size?: number }

export function IconButton({ label, icon: Icon, size = 22, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} {...rest}>
      <Icon size={size} aria-hidden />
    </button>
  )
}
