import { useSession } from '@/lib/session/use-session.ts';
import { AppBar } from './app-bar.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * The bar at the top: the product's for visitors and on its public pages, the workspace's for who is signed in, there
 * and on the audit. Until it is known who reads, head-script.js tells which of the two has its place.
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
