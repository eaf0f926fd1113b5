import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { tabStorage } from '@/lib/tab-storage.ts';
import { useTypedEarly } from '@/lib/use-typed-early.ts';

/** The tab keeps the address under this name over a reload. */
const KEY = 'landing-address';

/** The address to analyse. It is a plain GET form, so it works before JavaScript, and without it. */
export function AddressForm() {
  const navigate = useNavigate();
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const field = useTypedEarly(KEY, (text) => {
    if (field.current) field.current.value = text;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('url');
    const typed = typeof given === 'string' ? given.trim() : '';
    // If the field is empty, the analysis page asks for the address and explains more.
    if (typed === '') return navigate('/website-analysis');
    const checked = checkWebsiteUrl(typed);
    if (!checked.ok) return setError(checked.error);
    tabStorage.remove(KEY);
    navigate(`/website-analysis?${new URLSearchParams({ url: checked.url })}`);
  };
  return (
    <form
      action="/website-analysis"
      method="get"
      noValidate
      onSubmit={submit}
      className="grid max-w-135 gap-3"
    >
      <div className="grid gap-2 rounded-[28px] bg-raised p-1.5 inset-ring inset-ring-edge focus-within:outline-2 focus-within:outline-accent has-aria-invalid:inset-ring-bad sm:flex sm:items-center">
        <label htmlFor={id} className="sr-only">
          Website address
        </label>
        <input
          ref={field}
          id={id}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="yourcompany.com"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setError(null);
            tabStorage.write(KEY, event.target.value);
          }}
          className="h-11 min-w-0 flex-1 rounded-full bg-transparent pl-4 text-body outline-none placeholder:text-faint"
        />
        <Button type="submit">Start Free Analysis</Button>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={error ? 'text-note text-bad' : 'text-note text-muted'}
      >
        {error ?? 'Free. No account needed. Takes seconds.'}
      </p>
    </form>
  );
}
