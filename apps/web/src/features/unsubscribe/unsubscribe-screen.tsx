import { useMutation } from '@tanstack/react-query';
import { resubscribe, unsubscribe } from '@visible-ai/shared/mail/endpoints';
import { type OptionalMail, optionalMailOf, optionalMails } from '@visible-ai/shared/mail/optional-mails';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';

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
            {stopped ? `We send you no more ${mails}.` : `We send you ${mails} again.`}
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

/** Where the link of a mail that one may do without leads. Opening it changes nothing: mail scanners open links. */
export function UnsubscribeScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const kind = optionalMailOf(token);
  return (
    <div className="page-width grid justify-items-center gap-8 py-10 md:py-16 lg:py-24">
      <h1 className="speaks text-center text-heading">
        {kind ? `Stop ${optionalMails[kind]}?` : 'This link is not whole'}
      </h1>
      <Card className="grid w-full max-w-md justify-items-start gap-6 p-6 sm:p-8">
        {kind ? (
          <Choice token={token} kind={kind} />
        ) : (
          <>
            <p>Please open it from the mail again, all of it.</p>
            <ButtonLink to="/">Go Home</ButtonLink>
          </>
        )}
      </Card>
    </div>
  );
}
