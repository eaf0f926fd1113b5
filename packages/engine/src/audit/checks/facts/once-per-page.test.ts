import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../../page/page-facts.ts';
import { isTouched, sameWhereAlike, watchReads } from '../../watch-reads.ts';
import { evidenceOf } from '../testing/evidence-of.ts';
import { oncePerPage } from './once-per-page.ts';

const url = 'https://shop.example/';
const pageOf = (changes: Partial<PageFacts> = {}): PageFacts => {
  const { page } = evidenceOf({ page: changes });
  if (!page.ok) throw new Error('no page');
  return page.value;
};

/** A function whose answers are kept, and how often it ran. */
function counted() {
  let times = 0;
  const titled = oncePerPage((page) => {
    times += 1;
    return `<${page.title}>`;
  });
  return { titled, times: () => times };
}

describe('what is said of a page once', () => {
  it('is asked anew for another page and for another address', () => {
    const { titled, times } = counted();
    const page = pageOf({ title: 'One' });
    expect([titled(page, url), titled(page, url), times()]).toEqual(['<One>', '<One>', 1]);
    expect(titled(pageOf({ title: 'Two' }), url)).toBe('<Two>');
    titled(page, `${url}other`);
    expect(times()).toBe(3);
  });

  it('is asked anew of a page that a fix has changed only if it reads what has changed', () => {
    const { titled, times } = counted();
    const page = pageOf({ title: 'One', lang: 'en' });
    titled(page, url);
    const inGerman = sameWhereAlike(page, { ...page, lang: 'de' });
    const twice = sameWhereAlike(inGerman, { ...inGerman, metaDescription: 'new' });
    expect([titled(inGerman, url), titled(twice, url), times()]).toEqual(['<One>', '<One>', 1]);
    expect(titled(sameWhereAlike(twice, { ...twice, title: 'Two' }), url)).toBe('<Two>');
  });

  it('counts as read by every check that asks for it, the second one too', () => {
    const { titled, times } = counted();
    const evidence = evidenceOf({ page: { title: 'One' } });
    const changed = evidenceOf({ page: { title: 'Two' } });
    for (const _check of ['first', 'second']) {
      const { watched, reads } = watchReads(evidence);
      if (!watched.page.ok) throw new Error('no page');
      titled(watched.page.value, url);
      expect(isTouched(reads, evidence, changed)).toBe(true);
      expect(isTouched(reads, evidence, evidence)).toBe(false);
    }
    expect(times()).toBe(1);
  });

  it('counts as read where another such function asks for it', () => {
    const { titled } = counted();
    const outer = oncePerPage((page, address) => `${titled(page, address)}!`);
    const evidence = evidenceOf({ page: { title: 'One' } });
    const { watched, reads } = watchReads(evidence);
    if (!watched.page.ok) throw new Error('no page');
    expect(outer(watched.page.value, url)).toBe('<One>!');
    expect(isTouched(reads, evidence, evidenceOf({ page: { title: 'Two' } }))).toBe(true);
  });
});
