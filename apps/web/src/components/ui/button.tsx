import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * Shows a spinner before the text and ignores clicks. Where it is given, true or false, the button starts work,
   * so a double click counts once.
   */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  loading,
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const button = pressed.current;
    if (loading || !button) return;
    pressed.current = null;
    // A disabled button loses the focus. It gets it back unless that went elsewhere meanwhile.
    if (document.activeElement?.contains(button)) button.focus({ preventScroll: true });
  }, [loading]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click may come before the button knows that it is loading.
    if (loading !== undefined && event.detail > 1) event.preventDefault();
    else {
      if (document.activeElement === event.currentTarget) pressed.current = event.currentTarget;
      onClick?.(event);
    }
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      className={buttonClass({ variant, size, className })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
