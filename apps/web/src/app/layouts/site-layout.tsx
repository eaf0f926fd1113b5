import { matchSiteRoute } from '@visible-ai/shared/site/match-site-route';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageHead } from '../head/page-head.tsx';
import { Footer } from '../navigation/footer.tsx';
import { SiteHeader } from '../navigation/site-header.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { WorkspaceFooter } from '../navigation/workspace-footer.tsx';
import { usePageChange } from '../use-page-change.ts';
import { PageLoading } from './page-loading.tsx';

/** A public page that belongs to the workspace for people who are signed in. */
const AUDIT = '/website-analysis';

/** Navigation, page and footer. The signed-in area has the workspace's navigation and a short footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const inside = (matchSiteRoute(pathname)?.access ?? 'public') !== 'public';
  usePageChange();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead />
      <SkipLink />
      <SiteHeader workspace={inside || pathname === AUDIT} />
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
