import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface WaitingButtonProps extends Omit<ButtonProps, 'loading' | 'variant' | 'size'> {
  icon: LucideIcon;
  waits: boolean;
}

/** A small button whose work may take a moment. It stays enabled: the focus returns to it when what it opened closes. */
export function WaitingButton({ icon: Icon, waits, children, ...rest }: WaitingButtonProps) {
  return (
    <Button variant="secondary" size="small" aria-busy={waits || undefined} {...rest}>
      {waits ? <Spinner /> : <Icon aria-hidden="true" />}
      {children}
    </Button>
  );
}
