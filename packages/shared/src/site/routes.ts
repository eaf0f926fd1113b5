import { contentKinds } from '../content/kinds/all-kinds.ts';

/** Who may see a page. The server also guards the calls behind it. */
type PageAccess = 'public' | 'signed-in' | 'entitled' | 'admin';

export interface SiteRoute {
  /** The router's path. `:name` stands for one segment. */
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  readonly access: PageAccess;
  /** `public` pages are also for search and answer engines; `client` pages have noindex. */
  readonly kind: 'public' | 'client';
  /** Whether the build writes the page's HTML to `dist/<path>/index.html`. */
  readonly prerender: boolean;
  /** The day of the last change to a public page's content, for the sitemap and structured data. */
  readonly updated?: `${number}-${number}-${number}`;
}

const open = { access: 'public', kind: 'public', prerender: true, updated: '2026-11-21' } as const;
const accountScreen = { access: 'public', kind: 'client', prerender: true } as const;
const inside = (access: PageAccess) => ({ access, kind: 'client', prerender: false }) as const;

/** The titles of the parts of a site's analytics until the site's name is known. */
const analyticsParts = {
  '/analytics/:id': 'Analytics of a site',
  '/analytics/:id/prompts': 'Prompts',
  '/analytics/:id/answers': 'Answers',
  '/analytics/:id/answers/:runId/:promptId/:engine/:n': 'An answer',
  '/analytics/:id/sources': 'Sources',
  '/analytics/:id/setup': 'Set-up of analytics',
} as const;

/** The parts of a site's analytics. */
export const analyticsPaths = Object.keys(analyticsParts) as (keyof typeof analyticsParts)[];

/**
 * Every page of the product. The web router, the heads of the pages, the paths that the server answers with
 * 200, prerendering and the sitemap all use this table.
 */
export const siteRoutes = [
  {
    path: '/',
    title: 'Visible AI: be the source the answer cites',
    description:
      'See in seconds whether ChatGPT, Perplexity, Claude and Gemini can read your website, and get the files that help them quote it.',
    ...open,
  },
  {
    path: '/website-analysis',
    title: 'Free website analysis for AI search | Visible AI',
    description:
      'Enter an address and watch a live audit: may answer engines fetch the page, can they read it, does it say what it is, and how fast is it.',
    ...open,
  },
  {
    path: '/pricing',
    title: 'Pricing | Visible AI',
    description:
      'Plans for being found in AI answers: files for one site, ongoing content, monitoring, or all of it.',
    ...open,
  },
  {
    path: '/faq',
    title: 'Questions and answers | Visible AI',
    description:
      'How AI search reads websites, what llms.txt and robots.txt do, which systems we work with, and what our plans include.',
    ...open,
  },
  {
    path: '/developers',
    title: 'For developers | Visible AI',
    description:
      'The API with every call, keys and webhooks, the command line, the GitHub Action and the MCP server for assistants.',
    ...open,
    updated: '2026-11-22',
  },
  {
    path: '/intake',
    title: 'Get started | Visible AI',
    description: 'Tell us about your business and we will help you become visible to AI.',
    ...open,
  },
  {
    path: '/pitchdeck',
    title: 'Pitch deck | Visible AI',
    description: 'The market, the product, the milestones and the numbers behind Visible AI.',
    ...open,
  },
  {
    path: '/blog',
    title: 'Blog | Visible AI',
    description: 'Notes on being found, read and cited by answer engines. The blog is being rebuilt.',
    ...open,
  },
  {
    path: '/blog/:slug',
    title: 'Blog post | Visible AI',
    description: 'This post is being rebuilt.',
    access: 'public',
    kind: 'client',
    prerender: false,
  },
  {
    path: '/about',
    title: 'About | Visible AI',
    description:
      'What Visible AI does, for whom, and how we measure whether an answer engine can read a website.',
    ...open,
  },
  {
    path: '/terms',
    title: 'Terms of service | Visible AI',
    description:
      'The terms under which you may use Visible AI: what you get, what we promise, and what we ask of you.',
    ...open,
  },
  {
    path: '/privacy',
    title: 'Privacy policy | Visible AI',
    description: 'What Visible AI stores, why, for how long, and how to have it deleted.',
    ...open,
  },
  {
    path: '/cookies',
    title: 'Cookie policy | Visible AI',
    description: 'Visible AI sets no cookies. What it keeps in your browser instead, and why.',
    ...open,
    updated: '2026-11-28',
  },
  {
    path: '/auth',
    title: 'Sign in | Visible AI',
    description: 'Sign in to Visible AI or create an account.',
    ...accountScreen,
  },
  {
    path: '/reset-password',
    title: 'Reset password | Visible AI',
    description: 'Choose a new password for your Visible AI account.',
    ...accountScreen,
  },
  {
    path: '/verify-email',
    title: 'Verify your email | Visible AI',
    description: 'Confirm the email address of your Visible AI account.',
    ...accountScreen,
  },
  {
    path: '/unsubscribe',
    title: 'Unsubscribe | Visible AI',
    description: 'Stop mails of one kind from Visible AI.',
    ...accountScreen,
  },
  {
    path: '/dashboard',
    title: 'Dashboard | Visible AI',
    description: 'Your analyses and your generated files.',
    ...inside('signed-in'),
  },
  {
    path: '/sites',
    title: 'Sites | Visible AI',
    description: 'Your websites, their scores over time, and what has changed.',
    ...inside('signed-in'),
  },
  {
    path: '/sites/:id',
    title: 'Site | Visible AI',
    description: 'How a website stands with answer engines, over time.',
    ...inside('signed-in'),
  },
  {
    path: '/sites/:id/settings',
    title: 'Settings of a site | Visible AI',
    description: 'When a website is audited by itself, and what its owner is notified about.',
    ...inside('signed-in'),
  },
  {
    path: '/sites/:id/files',
    title: 'Files of a site | Visible AI',
    description: 'The files that answer engines read of a website: published, checked and kept fresh.',
    ...inside('signed-in'),
  },
  {
    path: '/sites/:id/files/refreshes/:refreshId',
    title: 'What would change | Visible AI',
    description: 'What reading a website again would change in one of its files.',
    ...inside('signed-in'),
  },
  {
    path: '/sites/:id/visits',
    title: 'Agents that came | Visible AI',
    description: 'Which agents of answer engines fetched what of a website, by its own access logs.',
    ...inside('signed-in'),
  },
  {
    path: '/sites/:id/audits/:auditId',
    title: 'Audit of a site | Visible AI',
    description: 'What an audit of a whole website found.',
    ...inside('signed-in'),
  },
  {
    path: '/account',
    title: 'Account | Visible AI',
    description: 'Your name, your password, your devices and your data.',
    ...inside('signed-in'),
  },
  {
    path: '/account/keys',
    title: 'API keys | Visible AI',
    description: 'Keys that let programs work with your account.',
    ...inside('signed-in'),
  },
  {
    path: '/account/webhooks',
    title: 'Webhooks | Visible AI',
    description: 'How your own server is notified of what happens.',
    ...inside('signed-in'),
  },
  {
    path: '/account/branding',
    title: 'Branding | Visible AI',
    description: 'Your own name, colour and logo on the reports you share.',
    ...inside('signed-in'),
  },
  {
    path: '/content',
    title: 'Content generation | Visible AI',
    description: 'Generate llms.txt, robots.txt, questions and answers and JSON-LD for a website.',
    ...inside('signed-in'),
  },
  ...contentKinds.map(({ page: { path, name, description } }) => ({
    path,
    title: `${name} | Visible AI`,
    description,
    ...inside('signed-in'),
  })),
  {
    path: '/content/manage',
    title: 'Manage content | Visible AI',
    description: 'View, edit and manage generated content.',
    ...inside('signed-in'),
  },
  {
    path: '/analytics',
    title: 'Analytics | Visible AI',
    description: 'What answer engines say about your sites.',
    ...inside('entitled'),
  },
  ...analyticsPaths.map((path) => ({
    path,
    title: `${analyticsParts[path]} | Visible AI`,
    description: 'What answer engines say about a website.',
    ...inside('entitled'),
  })),
  {
    path: '/admin',
    title: 'Admin panel | Visible AI',
    description: 'Users, roles and subscriptions.',
    ...inside('admin'),
  },
  {
    path: '/admin/blog',
    title: 'Blog management | Visible AI',
    description: 'Blog management is being rebuilt.',
    ...inside('admin'),
  },
] as const satisfies readonly SiteRoute[];

export type SitePath = (typeof siteRoutes)[number]['path'];

/** Addresses that answer with plain text instead of a page. */
export const textPaths = ['/robots.txt', '/llms.txt', '/text.txt'] as const;
