import { classNames } from '@/lib/class-names.ts';

/** `inverse` and `inverse-outline` are for an accent background. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'inverse' | 'inverse-outline';
export type ButtonSize = 'small' | 'regular' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'bg-raised text-ink inset-ring inset-ring-line-strong hover:inset-ring-edge hover:bg-sunken',
  quiet: 'bg-transparent text-muted hover:bg-sunken hover:text-ink',
  destructive: 'bg-bad text-raised hover:opacity-90',
  inverse: 'bg-accent-ink text-accent focus-visible:outline-accent-ink hover:opacity-90',
  'inverse-outline':
    'bg-transparent text-accent-ink inset-ring inset-ring-current focus-visible:outline-accent-ink hover:bg-accent-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  regular: 'button-regular',
  large: 'button-large',
};

/** The look of buttons, and of links that act as buttons. What all have in common stands in base.css. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  className,
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
} = {}): string {
  return classNames('button', variants[variant], sizes[size], className);
}
