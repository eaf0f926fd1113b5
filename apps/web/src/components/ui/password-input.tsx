import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** A password with a button that reveals it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [revealed, setRevealed] = useState(false);
  return (
    <div className="relative">
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
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
  );
}
