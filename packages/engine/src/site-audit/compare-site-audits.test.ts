import { describe, expect, it } from 'vitest';
import { type ComparedAudit, compareSiteAudits } from './compare-site-audits.ts';

const page = (
  url: string,
  templateId = 'product',
  state: 'read' | 'not-read' = 'read',
  failed: string[] = [],
) => ({
  url,
  templateId,
  state,
  failed,
  warned: [],
  na: [],
});
const audit = (of: Partial<ComparedAudit>): ComparedAudit => ({
  score: 60,
  whole: true,
  issues: [],
  pages: [],
  ...of,
});
const issue = (checkId: string, templateId: string | null, pages: number) => ({
  checkId,
  templateId,
  pages,
  title: `${checkId} on ${pages}`,
});

describe('two audits of a site', () => {
  it('are compared by the pages of each template, not by all pages for each fault', () => {
    let asked = 0;
    const of = (at: number) => ({
      ...page(`/${at}`),
      get templateId() {
        asked += 1;
        return `t${at}`;
      },
      failed: ['title'],
    });
    const pages = Array.from({ length: 300 }, (_, at) => of(at));
    const issues = pages.map((_, at) => issue('title', `t${at}`, 1));
    const { still } = compareSiteAudits(audit({ pages, issues }), audit({ pages, issues }));
    expect(still).toHaveLength(300);
    expect(asked).toBeLessThan(20 * pages.length);
  });

  it('differ in what was fixed, what is new and how many pages still have a fault', () => {
    const before = audit({
      issues: [issue('title', 'product', 4), issue('broken-link', null, 2), issue('dates', 'product', 9)],
    });
    const after = audit({ score: 71, issues: [issue('dates', 'product', 3), issue('one-h1', 'product', 1)] });
    expect(compareSiteAudits(before, after)).toEqual({
      fixed: [issue('title', 'product', 4), issue('broken-link', null, 2)],
      new: [issue('one-h1', 'product', 1)],
      still: [{ ...issue('dates', 'product', 3), before: 9 }],
      pagesAdded: [],
      pagesGone: [],
      scoreChange: 11,
    });
  });

  it('know a template again by its pages', () => {
    const before = audit({
      issues: [issue('title', 'one', 2)],
      pages: [page('/a', 'one'), page('/b', 'one'), page('/c', 'two')],
    });
    const after = audit({
      issues: [issue('title', 'two', 2)],
      pages: [page('/a', 'two'), page('/b', 'two'), page('/c', 'one')],
    });
    expect(compareSiteAudits(before, after)).toMatchObject({
      fixed: [],
      new: [],
      still: [{ templateId: 'two', before: 2 }],
    });
  });

  it('have fixed nothing on pages that could not be read, and found nothing new on pages that nobody had read', () => {
    const faulty = audit({
      issues: [issue('title', 'product', 1)],
      pages: [page('/a', 'product', 'read', ['title'])],
    });
    const well = audit({ pages: [page('/a')] });
    const unread = audit({ pages: [page('/a', 'product', 'not-read')] });
    const gone = audit({ pages: [] });
    const cut = audit({ pages: [], whole: false });
    const fixedBy = (after: ComparedAudit) => compareSiteAudits(faulty, after).fixed.length;
    const newSince = (before: ComparedAudit) => compareSiteAudits(before, faulty).new.length;
    expect([well, unread, gone, cut].map(fixedBy)).toEqual([1, 0, 1, 0]);
    // A new page came with its fault.
    expect([well, unread, gone, cut].map(newSince)).toEqual([1, 0, 1, 0]);
  });

  it('have pages that came and went, but for those that only could not be read', () => {
    const before = audit({ pages: [page('/a'), page('/b'), page('/c')] });
    const after = audit({ pages: [page('/a'), page('/c', 'product', 'not-read'), page('/d')] });
    expect(compareSiteAudits(before, after)).toMatchObject({ pagesAdded: ['/d'], pagesGone: ['/b'] });
    expect(compareSiteAudits(before, { ...after, whole: false }).pagesGone).toEqual([]);
    expect(compareSiteAudits({ ...before, whole: false }, after).pagesAdded).toEqual([]);
  });
});
