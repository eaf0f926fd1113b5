import type { User } from '@visible-ai/shared/accounts/schema';
import { Setting } from '@/components/ui/setting.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { ExportAccount } from './export-account.tsx';
import { SessionList } from './session-list.tsx';

/** Everything that people can change about their account. */
export function AccountSettings({ user }: { user: User }) {
  return (
    <>
      <Setting title="Profile" text={<span className="[overflow-wrap:anywhere]">{user.email}</span>}>
        <DisplayNameForm displayName={user.displayName} />
      </Setting>
      <Setting title="Password" text="Changing it signs you out everywhere else.">
        <ChangePasswordForm email={user.email} />
      </Setting>
      <Setting title="Sessions" text="Where you are signed in.">
        <SessionList />
      </Setting>
      <Setting title="Your data" text="Take it with you, or delete the account with everything it owns.">
        <div className="flex flex-wrap gap-2">
          <ExportAccount />
          <DeleteAccount email={user.email} />
        </div>
      </Setting>
    </>
  );
}
