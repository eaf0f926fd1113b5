import { useSession } from '@/lib/session/use-session.ts';
import { AppBar } from './app-bar.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * The bar at the top. Visitors and public pages get the product's bar; signed-in people get the workspace's
 * bar in the workspace and on the audit. Until the session is known, head-script.js decides which of the two
 * is shown.
 */
export function SiteHeader({ workspace }: { workspace: boolean }) {
  const session = useSession();
  if (!workspace || session.status === 'signed-out') return <TopBar />;
  if (session.status === 'signed-in') return <AppBar user={session.user} />;
  return (
    <>
      <div data-show="session-stored" className="contents">
        <AppBar user={null} />
      </div>
      <div data-show="session-absent" className="contents">
        <TopBar />
      </div>
    </>
  );
}
