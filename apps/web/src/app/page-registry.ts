import { contentKinds, type SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { matchSiteRoute } from '@visible-ai/shared/site/match-site-route';
import { analyticsPaths, type SitePath } from '@visible-ai/shared/site/routes';
import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** A page that calls nothing. It does not load the query client. */
const plain = lazyPage;

/** A page that calls the server. It is wrapped in the query client. */
const asking = (load: () => Promise<ComponentType>): LazyPage =>
  lazyPage(async () => {
    const [page, { withQueries }] = await Promise.all([load(), import('./with-queries.tsx')]);
    return withQueries(page);
  });

type GeneratorPath = SharedKind['page']['path'];

/** A page for each kind of content. */
const generators = Object.fromEntries(
  contentKinds.map(({ id, page }) => [
    page.path,
    asking(async () => (await import('./pages/generator-page.tsx')).generatorPage(id)),
  ]),
) as Record<GeneratorPath, LazyPage>;

/** All parts of a site's analytics are one page. Its address says which part it shows. */
const siteAnalytics = asking(async () => (await import('./pages/site-analytics-page.tsx')).SiteAnalyticsPage);
const analytics = Object.fromEntries(analyticsPaths.map((path) => [path, siteAnalytics])) as Record<
  (typeof analyticsPaths)[number],
  LazyPage
>;

const pages: Readonly<Record<SitePath, LazyPage>> = {
  '/': plain(async () => (await import('./pages/landing-page.tsx')).LandingPage),
  '/website-analysis': asking(
    async () => (await import('./pages/website-analysis-page.tsx')).WebsiteAnalysisPage,
  ),
  '/pricing': plain(async () => (await import('./pages/pricing-page.tsx')).PricingPage),
  '/faq': plain(async () => (await import('./pages/faq-page.tsx')).FaqPage),
  '/developers': plain(async () => (await import('./pages/developers-page.tsx')).DevelopersPage),
  '/intake': plain(async () => (await import('./pages/intake-page.tsx')).IntakePage),
  '/pitchdeck': plain(async () => (await import('./pages/pitchdeck-page.tsx')).PitchdeckPage),
  '/blog': plain(async () => (await import('./pages/blog-page.tsx')).BlogPage),
  '/blog/:slug': plain(async () => (await import('./pages/blog-post-page.tsx')).BlogPostPage),
  '/about': plain(async () => (await import('./pages/about-page.tsx')).AboutPage),
  '/terms': plain(async () => (await import('./pages/terms-page.tsx')).TermsPage),
  '/privacy': plain(async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
  '/cookies': plain(async () => (await import('./pages/cookies-page.tsx')).CookiesPage),
  '/auth': asking(async () => (await import('./pages/auth-page.tsx')).AuthPage),
  '/reset-password': asking(async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage),
  '/verify-email': asking(async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage),
  '/unsubscribe': asking(async () => (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage),
  '/dashboard': asking(async () => (await import('./pages/dashboard-page.tsx')).DashboardPage),
  '/sites': asking(async () => (await import('./pages/sites-page.tsx')).SitesPage),
  '/sites/:id': asking(async () => (await import('./pages/site-page.tsx')).SitePage),
  '/sites/:id/settings': asking(
    async () => (await import('./pages/site-settings-page.tsx')).SiteSettingsPage,
  ),
  '/sites/:id/files': asking(async () => (await import('./pages/site-files-page.tsx')).SiteFilesPage),
  '/sites/:id/files/refreshes/:refreshId': asking(
    async () => (await import('./pages/file-refresh-page.tsx')).FileRefreshPage,
  ),
  '/sites/:id/visits': asking(async () => (await import('./pages/site-visits-page.tsx')).SiteVisitsPage),
  '/sites/:id/audits/:auditId': asking(
    async () => (await import('./pages/site-audit-page.tsx')).SiteAuditPage,
  ),
  '/account': asking(async () => (await import('./pages/account-page.tsx')).AccountPage),
  '/account/webhooks': asking(
    async () => (await import('./pages/account-webhooks-page.tsx')).AccountWebhooksPage,
  ),
  '/account/keys': asking(async () => (await import('./pages/account-keys-page.tsx')).AccountKeysPage),
  '/account/branding': asking(
    async () => (await import('./pages/account-branding-page.tsx')).AccountBrandingPage,
  ),
  '/content': asking(async () => (await import('./pages/content-page.tsx')).ContentPage),
  ...generators,
  '/content/manage': asking(async () => (await import('./pages/manage-content-page.tsx')).ManageContentPage),
  '/analytics': asking(async () => (await import('./pages/analytics-page.tsx')).AnalyticsPage),
  ...analytics,
  '/admin': asking(async () => (await import('./pages/admin-page.tsx')).AdminPage),
  '/admin/blog': asking(async () => (await import('./pages/admin-blog-page.tsx')).AdminBlogPage),
};

const notFound = plain(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);

/** The page for a path of the route table; for null the 404 screen. */
export const pageFor = (path: SitePath | null): LazyPage => (path ? pages[path] : notFound);

/** Loads the code of the page at a browser path. */
export const preloadPage = (pathname: string): Promise<void> =>
  pageFor(matchSiteRoute(pathname)?.path ?? null).preload();
