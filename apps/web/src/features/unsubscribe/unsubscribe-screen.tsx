import { useMutation } from '@tanstack/react-query';
import { resubscribe, unsubscribe } from '@visible-ai/shared/mail/endpoints';
import { type OptionalMail, optionalMailOf, optionalMails } from '@visible-ai/shared/mail/optional-mails';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';

function Choice({ token, kind }: { token: string; kind: OptionalMail }) {
  const mails = optionalMails[kind];
  const isSetting = kind === 'site-alerts';
  const change = useMutation({
    mutationFn: (stop: boolean) => call(stop ? unsubscribe : resubscribe, { query: { token } }),
  });
  const stopped = change.isSuccess && change.variables;
  return (
    <>
      <div role="status">
        {change.isSuccess && (
          <p className="font-semibold">
            {stopped ? `We no longer send you ${mails}.` : `We send you ${mails} again.`}
            {stopped && isSetting && ' You can switch them on again in its settings.'}
          </p>
        )}
        {change.isError && (
          <p className="text-bad">{failureText(change.error, 'That did not work. Please try again.')}</p>
        )}
        {change.isIdle && <p>Mails about your account, such as links to sign in, still reach you.</p>}
      </div>
      {!(stopped && isSetting) && (
        <Button
          variant={stopped ? 'secondary' : 'primary'}
          loading={change.isPending}
          onClick={() => change.mutate(!stopped)}
        >
          {stopped ? 'Send them again' : 'Unsubscribe'}
        </Button>
      )}
    </>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="fills-window page-width content-start grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 py-10 [overflow-wrap:anywhere] md:py-16 lg:py-24">
      <h1 className="speaks text-center text-heading">{title}</h1>
      <Card className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] justify-items-start gap-6 p-6 sm:p-8">
        {children}
      </Card>
    </div>
  );
}

/** The choice that the link offers, as soon as the link can be read. */
function LinkChoice() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const kind = optionalMailOf(token);
  if (kind)
    return (
      <Frame title={`Stop ${optionalMails[kind]}?`}>
        <Choice token={token} kind={kind} />
      </Frame>
    );
  return (
    <Frame title="This link is incomplete">
      <p>Please open the whole link from the mail again.</p>
      <ButtonLink to="/">Go Home</ButtonLink>
    </Frame>
  );
}

/**
 * The screen of the unsubscribe link in optional mails. Opening it changes nothing, because mail scanners
 * open links. The prerendered page does not know the link yet.
 */
export function UnsubscribeScreen() {
  if (useHydrated()) return <LinkChoice />;
  return (
    <Frame title="Unsubscribe">
      <p data-without-script>This page needs JavaScript to read the link of your mail.</p>
      <p data-needs-script className="text-muted">
        Reading the link...
      </p>
    </Frame>
  );
}
