import type { User } from '@visible-ai/shared/accounts/schema';
import type { ReactNode } from 'react';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { ExportAccount } from './export-account.tsx';
import { SessionList } from './session-list.tsx';

function Setting({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[min(16rem,37%)_minmax(0,1fr)]">
      <header className="grid content-start gap-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-note text-muted">{text}</p>
      </header>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  );
}

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
