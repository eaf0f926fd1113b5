interface SiteLink {
  readonly to: string;
  readonly label: string;
}

/** The public pages in the top bar, for everybody. */
export const topLinks: readonly SiteLink[] = [
  { to: '/#how-it-works', label: 'How It Works' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/faq', label: 'FAQ' },
  { to: '/blog', label: 'Blog' },
];

/** The links in the bar of the signed-in area. */
export function workspaceLinks(isAdmin: boolean): readonly SiteLink[] {
  const rooms = [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/sites', label: 'Sites' },
    { to: '/content', label: 'Content' },
    { to: '/analytics', label: 'Analytics' },
  ];
  return isAdmin ? [...rooms, { to: '/admin', label: 'Admin Panel' }] : rooms;
}

/** Links of a menu. A line separates the groups. */
export type MenuGroups = readonly (readonly SiteLink[])[];

const account: SiteLink = { to: '/account', label: 'Account' };
const blogManagement: SiteLink = { to: '/admin/blog', label: 'Blog Management' };

/** The account menu of the workspace's bar: all other pages, and the public pages. */
export const workspaceMenu = (isAdmin: boolean): MenuGroups => [
  isAdmin ? [account, blogManagement] : [account],
  topLinks,
];

/** The account menu of a public page. It has Dashboard for admins, because their top bar does not have it. */
export function publicMenu(isAdmin: boolean): MenuGroups {
  const analytics = { to: '/analytics', label: 'Analytics' };
  if (!isAdmin) return [[analytics, account]];
  const dashboard = { to: '/dashboard', label: 'Dashboard' };
  return [[dashboard, analytics, { to: '/admin', label: 'Admin Panel' }, blogManagement, account]];
}
