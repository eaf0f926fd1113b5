import { AccountFrame } from '@/features/account/account-frame.tsx';
import { ApiKeys } from '@/features/keys/api-keys.tsx';

export function AccountKeysPage() {
  return (
    <AccountFrame title="API keys" lead="Let your programs, builds and assistants in, each with its own key.">
      {(user) => <ApiKeys user={user} />}
    </AccountFrame>
  );
}
