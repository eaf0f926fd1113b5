import { denials } from './denials.ts';
import type { GateProps } from './gate.tsx';

type GateRules = Omit<GateProps, 'children'>;

/** The rules and texts of the gates, one for each kind of screen: `<Gate {...gates.manage}>`. */
export const gates = {
  dashboard: { allow: 'signed-in' },
  account: { allow: 'signed-in' },
  sites: { allow: 'signed-in', signInText: 'Please sign in to access your sites.' },
  // Everybody who is signed in may see the hub, the generators and the files; the screens say what needs a
  // plan.
  content: { allow: 'signed-in', signInText: 'Please sign in to access content generation.' },
  manage: { allow: 'signed-in', signInText: 'Please sign in to access content management.' },
  analytics: {
    allow: 'entitled',
    signInText: 'Please sign in to access analytics.',
    denial: denials.analytics,
  },
  // A visitor is sent to the sign-in screen at once.
  admin: { allow: 'admin', denial: 'You need admin privileges to access this page.' },
} as const satisfies Record<string, GateRules>;
