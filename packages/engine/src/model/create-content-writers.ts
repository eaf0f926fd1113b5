import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { chooseQuestions } from '../write/qa-section/choose-questions.ts';
import { distinctQuestions } from '../write/qa-section/distinct-questions.ts';
import { writeQaSection } from '../write/qa-section/write-qa-section.ts';
import { siteSubject } from '../write/site-subject.ts';
import type { Writing } from '../write/writing-steps.ts';
import type { WrittenFile } from '../write/written-file.ts';
import { askWithModel } from './ask-with-model.ts';
import { assertPagesRead } from './assert-pages-read.ts';
import { llmsPartsWithModel } from './llms-parts-with-model.ts';
import { modelNotes } from './model-note.ts';
import type { WriterModel } from './writer-model.ts';

/** The time for the model, of a job's ten minutes. */
const WITHIN_MS = 100_000;

/** Functions that turn a site that was read into a file. */
export interface ContentWriters {
  llmsTxt(site: CrawledSite, signal: AbortSignal): Promise<WrittenFile>;
  /** A site that was read with `markdown`. */
  llmsFull(site: CrawledSite, signal: AbortSignal): Promise<WrittenFile>;
  /** A site that was read with `markdown`. */
  markdownPages(site: CrawledSite, signal: AbortSignal): Promise<WrittenFile>;
  robotsTxt(site: CrawledSite, request: RobotsRequest, signal: AbortSignal): Promise<WrittenFile>;
  qaSection(site: CrawledSite, questions: number, signal: AbortSignal): Promise<WrittenFile>;
  jsonLd(site: CrawledSite, signal: AbortSignal): Promise<WrittenFile>;
}

/**
 * The writers of this installation: the built-in ones, with a language model's help if one is configured.
 * They throw EngineError unprocessable for a site of which no page could be read.
 */
export function createContentWriters(model: WriterModel | null, writing: Writing): ContentWriters {
  return {
    async llmsTxt(read, signal) {
      assertPagesRead(read);
      if (!model) return writing.llmsTxt({ site: read }, signal);
      const described = await writing.describe({ site: read }, signal);
      const session = model.open(signal, WITHIN_MS);
      const helped = await llmsPartsWithModel(session, described);
      const written = await writing.llmsTxtOf({ site: described.site, ...helped }, signal);
      return { ...written, notes: [...modelNotes(session), ...helped.notes, ...written.notes] };
    },

    async llmsFull(site, signal) {
      assertPagesRead(site);
      return writing.llmsFull({ site }, signal);
    },

    async markdownPages(site, signal) {
      assertPagesRead(site);
      return writing.markdownPages({ site }, signal);
    },

    async robotsTxt(site, request, signal) {
      return writing.robotsTxt({ site, request }, signal);
    },

    async qaSection(read, count, signal) {
      assertPagesRead(read);
      if (!model) return writing.qaSection({ site: read, count }, signal);
      const { site, found } = await writing.questions({ site: read }, signal);
      const own = found.filter((each) => each.own);
      if (own.length >= count) return writeQaSection(site, count, chooseQuestions(found, count));
      const session = model.open(signal, WITHIN_MS);
      // First the site's own questions, then the model's, then those derived from headings.
      const asked = await askWithModel(session, site, count - own.length);
      const first = found.filter(({ role }) => role !== 'defined' && role !== 'heading');
      const questions = distinctQuestions([...first, ...asked, ...found], siteSubject(site.name));
      const written = writeQaSection(site, count, chooseQuestions(questions, count));
      return { ...written, notes: [...modelNotes(session), ...written.notes] };
    },

    // Only facts: a model could not word anything better.
    async jsonLd(site, signal) {
      assertPagesRead(site);
      return writing.jsonLd({ site }, signal);
    },
  };
}
