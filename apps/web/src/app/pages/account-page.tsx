import { AccountFrame } from '@/features/account/account-frame.tsx';
import { AccountSettings } from '@/features/account/account-settings.tsx';

export function AccountPage() {
  return (
    <AccountFrame title="Account" lead="Your name, your password, your devices and your data.">
      {(user) => <AccountSettings user={user} />}
    </AccountFrame>
  );
}
