import { describe, expect, it } from 'vitest';
import type { PageSection } from '../../crawl/crawled-site.ts';
import { thingsUnder } from './offered-things.ts';

const section = (level: number, heading: string, text = '', kinds?: string): PageSection => ({
  level,
  heading,
  text,
  ...(kinds === undefined ? {} : { kinds }),
});
const services = section(2, 'Our services');
const repair = section(3, 'Repair', 'We repair anvils.\n\nRing first.');
const rental = section(3, '★ Rental: ', 'We rent out anvils.');
const items = (sections: PageSection[], at = 0) =>
  thingsUnder(sections, at, 'en')?.map(({ kind, text }) => `${kind} ${text}`);
const both = ['item Repair: We repair anvils.', 'item Rental: We rent out anvils.'];

describe('what is sold under the headings of a section', () => {
  it('is each heading with its first paragraph', () => {
    expect(items([services, repair, rental])).toEqual(both);
  });

  it.each<[string, PageSection[]]>([
    [
      'a heading as high',
      [services, repair, rental, section(2, 'About us', 'We forge.'), section(3, 'Ann', 'She forges.')],
    ],
    [
      'a higher one',
      [services, repair, rental, section(1, 'About us', 'We forge.'), section(3, 'Ann', 'She forges.')],
    ],
  ])('ends at %s', (_, sections) => {
    expect(items(sections)).toEqual(both);
  });

  it('goes on after text without a heading, and passes over what stands below it or before it', () => {
    const free = section(0, '', 'Come in.');
    expect(items([services, free, repair, rental])).toBeUndefined();
    expect(
      items(
        [section(3, 'Ann', 'She forges.'), services, repair, section(4, 'At home', 'We come.'), rental],
        1,
      ),
    ).toEqual(both);
    expect(
      items([section(3, 'Ann', 'She forges.'), section(2, 'Team', 'Us.'), services, repair, rental], 2),
    ).toEqual(both);
  });

  it('leaves out headings that are empty, too long to be a name, or ask', () => {
    const long = section(3, 'x'.repeat(81), 'We forge.');
    const question = section(3, 'Do you ship anvils to Norway?', 'We do.');
    expect(items([services, repair, long, section(3, '', 'We forge.'), question, rental])).toEqual(both);
    const name = section(3, 'x'.repeat(80), 'We forge.');
    expect(items([services, repair, name, rental])).toHaveLength(3);
  });

  it.each<[string, PageSection[]]>([
    ['one thing alone', [services, repair]],
    ['one that says nothing', [services, repair, section(3, 'Rental')]],
    ['one that is only a list', [services, repair, section(3, 'Rental', 'Small\n\nLarge', 'ii')]],
    ['one with a sentence too long', [services, repair, section(3, 'Rental', `We rent ${'x'.repeat(300)}.`)]],
    ['nothing below it', [services, section(2, 'About us', 'We forge.'), section(2, 'Team', 'Us.')]],
  ])('is none of %s', (_, sections) => {
    expect(items(sections)).toBeUndefined();
  });

  it('is none of a section that is not there, and twelve things at most', () => {
    expect(items([services, repair, rental], 7)).toBeUndefined();
    expect(
      items([services, ...Array.from({ length: 13 }, (_, at) => section(3, `Thing ${at}`, 'We forge it.'))]),
    ).toHaveLength(12);
  });

  it('keeps a colon within a name', () => {
    expect(items([services, section(3, 'Repair: anvils', 'We repair.'), rental])?.[0]).toBe(
      'item Repair: anvils: We repair.',
    );
  });
});
