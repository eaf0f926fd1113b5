import { useMutation, useQueryClient } from '@tanstack/react-query';
import { revokeKey } from '@visible-ai/shared/keys/endpoints';
import type { ApiKey } from '@visible-ai/shared/keys/schema';
import { useState } from 'react';
import { toastFailure } from '@/components/toast-failure.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { toast } from '@/components/ui/toast.ts';
import { callUnlessGone } from '@/lib/call-unless-gone.ts';
import { formatDay, formatShortMoment } from '@/lib/format-date.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { keyListQuery } from './key-list-query.ts';

/** Revokes a key after a dialog that names it. */
function RevokeKey({ apiKey: { id, name, prefix, last4 } }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => callUnlessGone(revokeKey, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(keyListQuery);
      toast.success(`${name} is revoked`);
    },
    onError: async (error) => {
      toastFailure(error, 'The key could not be revoked');
      await queryClient.invalidateQueries(keyListQuery);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="shrink-0"
        aria-label={`Revoke ${name}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke ${name}?`}
        description={`The next call with ${prefix}…${last4} is refused. There is no way back: a program that needs it gets a new key.`}
        confirmLabel="Revoke key"
        destructive
        pending={revoking.isPending}
        onConfirm={() => revoking.mutate()}
      />
    </>
  );
}

const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatDay(at)}</time>;

/**
 * A key: its name, its first characters, its scopes, when it was created and used, and a button to revoke it.
 */
export function KeyRow({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  const { name, prefix, last4, scopes, createdAt, expiresAt, lastUsedAt } = apiKey;
  const expired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line py-4 first:pt-0 last:border-0">
      <div className="grid min-w-0 flex-1 basis-48 grid-cols-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {expired && <Badge tone="middling">Expired</Badge>}
        </p>
        <code className="font-mono text-note text-muted">
          {prefix}…{last4}
        </code>
        <ul aria-label="What it may do" className="flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <li key={scope}>
              <code className="inline-block rounded-full bg-sunken px-2.5 py-0.5 font-mono text-note leading-5 text-muted">
                {scope}
              </code>
            </li>
          ))}
        </ul>
        <p className="text-note text-muted">
          Created <Day at={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <time dateTime={lastUsedAt}>{formatShortMoment(lastUsedAt)}</time>
            </>
          ) : (
            'never used'
          )}{' '}
          ·{' '}
          {expiresAt ? (
            <>
              {expired ? 'expired' : 'expires'}{' '}
              <time dateTime={expiresAt}>{formatZonedMoment(expiresAt)}</time>
            </>
          ) : (
            'does not expire'
          )}
        </p>
      </div>
      <RevokeKey apiKey={apiKey} />
    </li>
  );
}
