import type { SiteFacts } from '@visible-ai/answers';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contents } from '../../db/schema/content.ts';
import { lastReadPages } from '../../sites/last-read-pages.ts';
import type { SiteRow } from '../../sites/site-store.ts';

const MOST_PAGES = 300;
const SECTIONS = 5;

/** The most frequent value; null if there is none. */
function mostCommon(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Questions from the Q&A sections that the owner generated for the site. */
async function ownQuestions(
  db: Db,
  { ownerId, url }: SiteRow,
  plainText: (html: string) => string,
): Promise<SiteFacts['questions']> {
  const sections = await db
    .select({ text: contents.contentText, websiteUrl: contents.websiteUrl })
    .from(contents)
    .where(
      and(eq(contents.ownerId, ownerId), eq(contents.contentType, 'qa_section'), isNull(contents.deletedAt)),
    )
    .orderBy(desc(contents.createdAt))
    .limit(SECTIONS * 4);
  const { host } = new URL(url);
  return sections
    .filter(({ websiteUrl }) => URL.parse(websiteUrl)?.host === host)
    .slice(0, SECTIONS)
    .flatMap(({ text }) => plainText(text).split('\n'))
    .filter((line) => /[?？؟]\s*$/u.test(line))
    .map((line) => ({ text: line.trim(), url }));
}

/** The stored facts of a site: the pages of its last audit, and the questions of its owner's files. */
export async function storedFacts(
  db: Db,
  site: SiteRow,
  plainText: (html: string) => string,
): Promise<SiteFacts> {
  const pages = await lastReadPages(db, site.id, MOST_PAGES);
  return {
    siteUrl: site.url,
    siteName: site.name,
    language: mostCommon(pages.map(({ language }) => language)),
    country: null,
    organisation: mostCommon(pages.map(({ organisation }) => organisation)),
    alsoNamed: [...new Set(pages.flatMap(({ alsoNamed }) => alsoNamed))],
    pages,
    questions: await ownQuestions(db, site, plainText),
  };
}
