import { PageNav } from '@/components/ui/page-nav.tsx';
import { filesPath, settingsPath, sitePath, visitsPath } from './site-paths.ts';

/** The screens of a site. */
export function SiteNav({ siteId }: { siteId: string }) {
  return (
    <PageNav
      label="Screens of this site"
      pages={[
        { to: sitePath(siteId), label: 'Overview', end: true },
        { to: filesPath(siteId), label: 'Files' },
        { to: visitsPath(siteId), label: 'Agents that came' },
        { to: settingsPath(siteId), label: 'Settings' },
      ]}
    />
  );
}
