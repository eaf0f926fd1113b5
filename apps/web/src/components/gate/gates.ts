import type { GateProps } from './gate.tsx';

type GateRules = Omit<GateProps, 'children'>;

/** What the product's gates say, one for each kind of screen: `<Gate {...gates.manage}>`. */
export const gates = {
  dashboard: { allow: 'signed-in' },
  hub: { allow: 'signed-in', signInText: 'Please sign in to access content generation.' },
  generators: {
    allow: 'entitled',
    signInText: 'Please sign in to access content generation.',
    denial: {
      text: 'Access denied. Content generation requires admin privileges or a paid subscription.',
    },
  },
  manage: {
    allow: 'entitled',
    signInText: 'Please sign in to access content management.',
    denial: {
      text: 'Access denied. Content management requires admin privileges or a paid subscription.',
    },
  },
  analytics: {
    allow: 'entitled',
    signInText: 'Please sign in to access analytics.',
    denial: { text: 'Access denied. Analytics requires admin privileges or a paid subscription.' },
  },
  // A visitor is sent to the sign-in screen at once.
  admin: {
    allow: 'admin',
    denial: { title: 'Access Denied', text: 'You need admin privileges to access this page.' },
  },
} as const satisfies Record<string, GateRules>;
