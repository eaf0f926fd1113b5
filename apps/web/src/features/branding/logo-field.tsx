import { logoTypes } from '@visible-ai/shared/branding/schema';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { readLogoFile } from './read-logo-file.ts';

interface LogoFieldProps {
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** Chooses, shows and removes the logo of a brand. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets people choose the same file again after they corrected it.
    target.value = '';
    if (!file) return;
    try {
      onChange(await readLogoFile(file));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The file could not be read.');
    }
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-note font-semibold">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={logo}
            alt="Your logo"
            className="h-14 max-w-48 rounded-box bg-[light-dark(var(--raised),white)] object-contain p-2 ring ring-line"
          />
        )}
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {logo ? 'Choose another logo' : 'Choose a logo'}
        </Button>
        {logo && (
          <Button variant="quiet" className="max-sm:-ml-5" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={logoTypes.join(',')}
        onChange={choose}
        aria-label="Logo file"
        tabIndex={-1}
        className="sr-only"
      />
      <p className="text-note text-muted">PNG, JPEG or WebP, at most 200 kB and 4,000 pixels a side.</p>
      <p role="alert" className="text-note text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
