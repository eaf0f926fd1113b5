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

/** The rooms of the signed-in area. */
export function workspaceLinks(isAdmin: boolean): readonly SiteLink[] {
  const rooms = [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/content', label: 'Content' },
    { to: '/analytics', label: 'Analytics' },
  ];
  return isAdmin ? [...rooms, { to: '/admin', label: 'Admin' }] : rooms;
}

/** What the menu in the header of the content hub leads to. */
export function hubLinks(isAdmin: boolean): readonly SiteLink[] {
  const links = [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/analytics', label: 'Analytics' },
  ];
  if (!isAdmin) return links;
  return [...links, { to: '/admin', label: 'Admin Panel' }, { to: '/admin/blog', label: 'Blog Management' }];
}

/** What the menu in the header of the Admin Panel leads to. */
export const adminLinks: readonly SiteLink[] = [
  { to: '/content', label: 'Content' },
  { to: '/analytics', label: 'Analytics' },
  { to: '/admin/blog', label: 'Blog Management' },
];

/** What the account menu leads to. Admins find Dashboard here, as their top bar has none. */
export function accountLinks(isAdmin: boolean): readonly SiteLink[] {
  if (!isAdmin) return [{ to: '/analytics', label: 'Analytics' }];
  return [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/analytics', label: 'Analytics' },
    { to: '/admin', label: 'Admin Panel' },
    { to: '/admin/blog', label: 'Blog Management' },
  ];
}
