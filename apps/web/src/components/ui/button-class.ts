import { classNames } from '@/lib/class-names.ts';

/** `inverse` and `inverse-outline` are for an accent background. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'inverse' | 'inverse-outline';
export type ButtonSize = 'small' | 'regular' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'bg-raised text-ink inset-ring inset-ring-line-strong hover:inset-ring-edge hover:bg-sunken',
  quiet: 'bg-transparent text-muted hover:bg-sunken hover:text-ink',
  destructive: 'bg-bad text-raised hover:opacity-90',
  inverse: 'bg-accent-ink text-accent hover:opacity-90',
  'inverse-outline': 'bg-transparent text-accent-ink inset-ring inset-ring-current hover:bg-accent-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 gap-1.5 px-4 text-note',
  regular: 'min-h-11 gap-2 px-5 text-body',
  large: 'min-h-13 gap-2 px-7 text-body',
};

/** The look of buttons, and of links that act as buttons. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  className,
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
} = {}): string {
  return classNames(
    // One line while it fits. On a phone with large letters it may break.
    'touch-target inline-flex max-w-full shrink-0 items-center justify-center rounded-full py-1 text-center leading-tight font-semibold text-balance select-none',
    'transition-[background-color,color,box-shadow,opacity,transform] active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-[1.125em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );
}
