import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link to one of our pages that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
