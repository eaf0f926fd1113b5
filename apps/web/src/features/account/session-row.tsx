import type { AccountSession } from '@visible-ai/shared/accounts/endpoints';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShortMoment } from '@/lib/format-date.ts';
import { deviceName } from './device-name.ts';

interface SessionRowProps {
  session: AccountSession;
  ending: boolean;
  onEnd: () => void;
}

/** A device on which the account is signed in. The current device has no sign-out button here. */
export function SessionRow({ session: { userAgent, lastUsedAt, current }, ending, onEnd }: SessionRowProps) {
  const device = deviceName(userAgent);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 first:pt-0 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-note text-muted">
          Last used <time dateTime={lastUsedAt}>{formatShortMoment(lastUsedAt)}</time>
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          aria-label={`Sign out ${device}`}
          loading={ending}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
