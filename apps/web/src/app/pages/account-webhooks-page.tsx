import { AccountFrame } from '@/features/account/account-frame.tsx';
import { Webhooks } from '@/features/webhooks/webhooks.tsx';

export function AccountWebhooksPage() {
  return (
    <AccountFrame
      title="Webhooks"
      lead="Let your own server know what happens here, signed, when it happens."
    >
      {(user) => <Webhooks user={user} />}
    </AccountFrame>
  );
}
