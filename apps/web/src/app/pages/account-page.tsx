import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AccountSettings } from '@/features/account/account-settings.tsx';

export function AccountPage() {
  return (
    <Gate {...gates.account}>
      {(user) => (
        <>
          <PageIntro title="Account" lead="Your name, your password, your devices and your data." />
          <div className="page-width">
            <AccountSettings user={user} />
          </div>
        </>
      )}
    </Gate>
  );
}
