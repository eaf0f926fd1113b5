import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { checkWorkEmail } from '@visible-ai/shared/analysis/work-email';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextInput, UrlInput } from '@/components/ui/text-input.tsx';
import { useSession } from '@/lib/session/use-session.ts';
import { tabStorage } from '@/lib/tab-storage.ts';
import { useTypedEarly } from '@/lib/use-typed-early.ts';
import { loadDisposableDomains } from './disposable-domains.ts';
import { loadCalls } from './load-calls.ts';

export interface AnalysisRequest {
  url: string;
  email: string;
}

interface AnalysisFormProps {
  initialUrl: string;
  /** The mail address of the previous run. */
  initialEmail: string | null;
  running: boolean;
  onSubmit: (request: AnalysisRequest) => void;
}

/** Loads what sending the form needs while it is filled in. If that fails, sending it tries again. */
const loadWhatFollows = () => {
  for (const load of [loadDisposableDomains, loadCalls]) load().catch(() => undefined);
};

const URL_KEY = 'analysis-url';
const EMAIL_KEY = 'analysis-email';

type Problems = { url?: string; email?: string };

/**
 * Asks for the address to audit and a mail address for the result. Both are checked by the server's rules.
 */
export function AnalysisForm({ initialUrl, initialEmail, running, onSubmit }: AnalysisFormProps) {
  const [url, setUrl] = useState(initialUrl);
  const session = useSession();
  const ownEmail = session.status === 'signed-in' ? session.user.email : '';
  const [typedEmail, setEmail] = useState(initialEmail);
  const email = typedEmail ?? ownEmail;
  const [problems, setProblems] = useState<Problems>({});
  const urlField = useTypedEarly(URL_KEY, setUrl);
  const emailField = useTypedEarly(EMAIL_KEY, setEmail);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDisposable = await loadDisposableDomains().catch(() => () => false);
    const checkedUrl = checkWebsiteUrl(url);
    const checkedEmail = checkWorkEmail(email, isDisposable);
    setProblems({
      ...(checkedUrl.ok ? {} : { url: checkedUrl.error }),
      ...(checkedEmail.ok ? {} : { email: checkedEmail.error }),
    });
    if (!checkedUrl.ok || !checkedEmail.ok) return;
    for (const key of [URL_KEY, EMAIL_KEY]) tabStorage.remove(key);
    onSubmit({ url: checkedUrl.url, email: checkedEmail.email });
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Website analysis"
      onFocus={loadWhatFollows}
      className="grid items-start gap-4 md:grid-cols-[1fr_1fr_minmax(11.25rem,auto)]"
    >
      <Field label="Website URL" error={problems.url}>
        <UrlInput
          ref={urlField}
          type="url"
          placeholder="yourcompany.com"
          value={url}
          onChange={(event) => {
            setUrl(event.target.value);
            tabStorage.write(URL_KEY, event.target.value);
            setProblems(({ email }) => ({ email }));
          }}
        />
      </Field>
      <Field label="Work email" hint="We mail this result there, and nothing else." error={problems.email}>
        <TextInput
          ref={emailField}
          type="email"
          autoComplete="email"
          placeholder="you@yourcompany.com"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            tabStorage.write(EMAIL_KEY, event.target.value);
            setProblems(({ url }) => ({ url }));
          }}
        />
      </Field>
      <Button
        type="submit"
        loading={running}
        disabled={running || !url.trim() || !email.trim()}
        className="md:mt-[27px]"
      >
        Analyze Website
      </Button>
    </form>
  );
}
