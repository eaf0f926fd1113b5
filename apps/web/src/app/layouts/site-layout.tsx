import { matchSiteRoute } from '@visible-ai/shared/site/match-site-route';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageHead } from '../head/page-head.tsx';
import { Footer } from '../navigation/footer.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { WorkspaceFooter } from '../navigation/workspace-footer.tsx';
import { WorkspaceNav } from '../navigation/workspace-nav.tsx';
import { usePageChange } from '../use-page-change.ts';
import { PageLoading } from './page-loading.tsx';

/** Navigation above, footer below, the page between them; in the signed-in area with its rooms and less around it. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const inside = (matchSiteRoute(pathname)?.access ?? 'public') !== 'public';
  usePageChange();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead />
      <SkipLink />
      <TopBar />
      {inside && <WorkspaceNav />}
      <main id="main" tabIndex={-1} className="flex-1">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {inside ? <WorkspaceFooter /> : <Footer />}
    </div>
  );
}
