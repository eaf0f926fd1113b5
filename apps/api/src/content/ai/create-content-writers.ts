import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { withoutModelTalkIn } from '../write/addressed-to-models.ts';
import { describePages, writeLlmsTxt } from '../write/llms-txt/write-llms-txt.ts';
import { distinctQuestions } from '../write/qa-section/distinct-questions.ts';
import { findQuestions } from '../write/qa-section/find-questions.ts';
import { writeQaSection } from '../write/qa-section/write-qa-section.ts';
import { writeRobotsTxt } from '../write/robots-txt/write-robots-txt.ts';
import type { WrittenFile } from '../write/written-file.ts';
import { askWithModel } from './ask-with-model.ts';
import { assertPagesRead } from './assert-pages-read.ts';
import { describeWithModel } from './describe-with-model.ts';
import { modelNotes } from './model-note.ts';
import type { WriterModel } from './writer-model.ts';

/** What a job may spend on the model, of its ten minutes. */
const WITHIN_MS = 100_000;

/**
 * The writers of this installation: the built-in ones, helped by a language model where one is set up. They
 * throw AppError unprocessable for a site of which no page could be read.
 */
export function createContentWriters(model: WriterModel | null) {
  return {
    async llmsTxt(read: CrawledSite, signal: AbortSignal): Promise<WrittenFile> {
      assertPagesRead(read);
      const site = withoutModelTalkIn(read);
      if (!model) return writeLlmsTxt(site);
      const session = model.open(signal, WITHIN_MS);
      const written = writeLlmsTxt(site, await describeWithModel(session, site, describePages(site)));
      return { ...written, notes: [...modelNotes(session), ...written.notes] };
    },

    async robotsTxt(site: CrawledSite, request: RobotsRequest): Promise<WrittenFile> {
      return writeRobotsTxt(site, request);
    },

    async qaSection(read: CrawledSite, count: number, signal: AbortSignal): Promise<WrittenFile> {
      assertPagesRead(read);
      const site = withoutModelTalkIn(read);
      const found = findQuestions(site);
      const own = found.filter((each) => each.own);
      if (!model || own.length >= count) return writeQaSection(site, count, found);
      const session = model.open(signal, WITHIN_MS);
      // What the site asks itself stands before what a model would ask of it, and that before what headings stand for.
      const asked = await askWithModel(session, site, count - own.length);
      const questions = distinctQuestions([...own, ...asked, ...found]);
      const written = writeQaSection(site, count, questions);
      return { ...written, notes: [...modelNotes(session), ...written.notes] };
    },
  };
}
