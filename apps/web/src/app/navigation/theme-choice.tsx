import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { type ThemeChoice as Choice, chooseTheme, useThemeChoice } from '@/lib/theme.ts';

const choices: readonly { value: Choice; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'dark', label: 'Dark', Icon: Moon },
];

/** The theme as three choices; one of them follows the system. */
export function ThemeChoice() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset
      data-needs-script
      className="inline-flex max-w-full flex-wrap gap-1 rounded-[1.25rem] bg-sunken p-1 ring ring-line"
    >
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="touch-target flex cursor-pointer items-center gap-1.5 rounded-full px-3 py-1 text-note text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:ring has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-3.5" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
