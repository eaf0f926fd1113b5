import { AccountFrame } from '@/features/account/account-frame.tsx';
import { Webhooks } from '@/features/webhooks/webhooks.tsx';

export function AccountWebhooksPage() {
  return (
    <AccountFrame title="Webhooks" lead="Have your own server told what happens here, signed, as it happens.">
      {(user) => <Webhooks user={user} />}
    </AccountFrame>
  );
}
