import type { CrawledPage } from '@visible-ai/engine';
import { z } from 'zod';

/** The fields of every stored page. A page from an older release that lacks one is read again. */
const pageShape = z.looseObject({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  excerpt: z.string(),
  kind: z.string(),
  language: z.string(),
  published: z.string().nullable(),
  modified: z.string().nullable(),
  breadcrumb: z.array(z.string()),
  sections: z.array(z.looseObject({ level: z.number(), heading: z.string(), text: z.string() })),
  questions: z.array(z.looseObject({ question: z.string(), answer: z.string(), from: z.string() })),
  words: z.number(),
  markdownUrl: z.string().nullable(),
  navigation: z.array(z.looseObject({ text: z.string(), url: z.string(), group: z.string() })),
});
const keptPage = z.custom<CrawledPage>((value) => pageShape.safeParse(value).success);

/** A page that was stored with a job; null if it must be read again. */
export const readKeptPage = (page: unknown): CrawledPage | null => keptPage.safeParse(page).data ?? null;
