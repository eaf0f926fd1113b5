import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

/**
 * A password field with a button that reveals the password, and a warning when Caps Lock is on. Set
 * `autoComplete` to `current-password` or `new-password`.
 */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [revealed, setRevealed] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Password managers send key events that have no `getModifierState`.
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <div>
      <div className="relative">
        <TextInput
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...rest}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          type={revealed ? 'text' : 'password'}
          className={classNames('pr-12', className)}
        />
        <div className="absolute inset-y-0 right-1 grid place-items-center">
          <IconButton
            label={revealed ? 'Hide password' : 'Show password'}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      <p role="status" className="mt-1.5 text-note text-muted empty:hidden">
        {capsLock && 'Caps Lock is on.'}
      </p>
    </div>
  );
}
