import type { AuditedPage, SiteAudit, SiteIssue } from '@visible-ai/engine';

const ORIGIN = 'https://acme.example';

/**
 * A page as the engine returns it, by its number: several of each score and length, some of them not read.
 */
export function madePage(number: number, change: Partial<AuditedPage> = {}): AuditedPage {
  const isRead = number % 50 !== 49;
  return {
    url: `${ORIGIN}/products/${String(number).padStart(5, '0')}`,
    templateId: isRead ? (number % 3 === 0 ? 'blog' : 'product') : null,
    status: isRead ? 200 : 500,
    state: isRead ? 'read' : 'not-read',
    reason: isRead ? null : { because: 'error', text: 'The server answered with status 500.' },
    title: isRead ? `Product ${number}` : null,
    words: isRead ? number % 7 : 0,
    clicks: isRead ? 1 : null,
    inSitemap: true,
    linkedFrom: 3,
    score: isRead ? number % 11 : null,
    failed: isRead ? ['title'] : [],
    warned: isRead && number % 3 === 0 ? ['dates'] : [],
    na: ['hreflang'],
    ...change,
  };
}

function madeIssue(checkId: string, templateId: string, pages: readonly AuditedPage[]): SiteIssue {
  const own = pages.filter(
    ({ failed, warned, templateId: of }) => of === templateId && [...failed, ...warned].includes(checkId),
  );
  const places = own.map(({ url }) => ({
    url,
    title: url.endsWith('7') ? 'There is no title' : 'The title is long',
    evidence: `The title of ${url} has 120 characters, of which 60 are shown.`,
  }));
  // The page that the fix was written for comes first, whatever its position is.
  const examples = [places[places.length - 1], places[0], places[1]].flatMap((place) => place?.url ?? []);
  return {
    id: `${checkId}.${templateId}`,
    checkId,
    kind: 'page',
    templateId,
    title: 'The title is long',
    evidence: `On ${own.length} pages`,
    fix: 'Cut it.',
    snippet: null,
    pages: own.length,
    points: 1.5,
    priority: 'medium',
    examples,
    places,
  };
}

/** An audit of a site as the engine returns it. */
export function madeAudit(count: number, change: Partial<SiteAudit> = {}): SiteAudit {
  const pages = change.pages ?? Array.from({ length: count }, (_, number) => madePage(number));
  const read = pages.filter(({ state }) => state === 'read').length;
  const issues = [
    madeIssue('title', 'product', pages),
    madeIssue('title', 'blog', pages),
    madeIssue('dates', 'blog', pages),
  ].filter(({ places }) => places.length > 0);
  return {
    url: `${ORIGIN}/`,
    score: 60,
    scoreVersion: 1,
    cap: null,
    partial: false,
    whole: true,
    groups: [{ group: 'access', points: 10, of: 20 }],
    counts: {
      pages: pages.length,
      read,
      notRead: pages.length - read,
      left: 0,
      templates: 2,
      issues: issues.length,
    },
    templates: [
      { id: 'product', pattern: '/products/{n}', pages: read, score: 60, examples: [] },
      { id: 'blog', pattern: '/blog/{slug}', pages: 0, score: 60, examples: [] },
    ],
    issues,
    agents: [],
    notes: ['Read whole.'],
    robotsTxt: 'none',
    robotsFile: null,
    pages,
    ...change,
  };
}
