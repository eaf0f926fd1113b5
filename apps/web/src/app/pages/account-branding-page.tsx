import { AccountFrame } from '@/features/account/account-frame.tsx';
import { BrandingSettings } from '@/features/branding/branding-settings.tsx';

export function AccountBrandingPage() {
  return (
    <AccountFrame
      title="Branding"
      lead="Your own name, colour and logo on shared reports, exports and the mails of scheduled audits."
    >
      {(user) => <BrandingSettings user={user} />}
    </AccountFrame>
  );
}
