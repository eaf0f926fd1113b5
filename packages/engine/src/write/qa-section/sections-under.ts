import type { PageSection } from '../../crawl/crawled-site.ts';

/** The sections below the heading of one, up to the next heading of its rank or a higher one. */
export function sectionsUnder(sections: readonly PageSection[], at: number): readonly PageSection[] {
  const own = sections[at];
  if (!own) return [];
  const end = sections.findIndex(({ level }, index) => index > at && level > 0 && level <= own.level);
  return sections.slice(at + 1, end === -1 ? sections.length : end);
}
