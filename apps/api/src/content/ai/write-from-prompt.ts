import { type ContentType, robotsRequest } from '@visible-ai/shared/content/schema';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { withoutModelTalkIn } from '../write/addressed-to-models.ts';
import { describePages, writeLlmsTxt } from '../write/llms-txt/write-llms-txt.ts';
import { distinctQuestions } from '../write/qa-section/distinct-questions.ts';
import { findQuestions } from '../write/qa-section/find-questions.ts';
import { writeQaSection } from '../write/qa-section/write-qa-section.ts';
import type { WrittenFile } from '../write/written-file.ts';
import type { Writing } from '../writing/writing-steps.ts';
import { askWithModel } from './ask-with-model.ts';
import { assertPagesRead } from './assert-pages-read.ts';
import { describeWithModel } from './describe-with-model.ts';
import { modelNotes } from './model-note.ts';
import type { ModelSession, WriterModel } from './writer-model.ts';

/** A person waits for it. */
const WITHIN_MS = 28_000;
const QUESTIONS = 10;
const COUNT_ASKED = /\b(\d{1,2})\s+(?:questions?|fragen|preguntas|domande|vragen|perguntas|pytań)\b/iu;

export interface PromptedWriting {
  contentType: ContentType;
  site: CrawledSite;
  /** What the owner asks for, in their own words. */
  prompt: string;
  signal: AbortSignal;
}

const wishForRobots = robotsRequest
  .pick({ crawlDelay: true, allowAllEngines: true, disallowPaths: true })
  .extend({ disallowPaths: z.array(z.string()) });

/** The form of robots.txt, filled in from the owner's words; what they do not speak of stays as it is at the site. */
async function robotsWish(session: ModelSession, prompt: string, site: CrawledSite) {
  const nothing = { crawlDelay: 0, disallowPaths: [] };
  const task = [
    'The owner of a site says what they want of its robots.txt, in the data below. Fill in: crawlDelay in seconds (0 when not spoken of), allowAllEngines (false only when training of AI models is to be kept out), disallowPaths (paths that are to be closed, as the owner wrote them; empty when none).',
  ].join('\n');
  const wish = await session.ask({ task, data: prompt, name: 'robots', answer: wishForRobots });
  const known = [prompt, ...site.pages.map(({ url }) => new URL(url).pathname)];
  const disallowPaths = (wish?.disallowPaths ?? []).filter(
    (path) => path !== '/' && known.some((text) => text.includes(path)),
  );
  const asked = robotsRequest.safeParse({ ...nothing, ...wish, disallowPaths });
  return asked.success ? asked.data : robotsRequest.parse(nothing);
}

async function write(
  session: ModelSession,
  writing: Writing,
  { contentType, site, prompt, signal }: PromptedWriting,
): Promise<WrittenFile> {
  switch (contentType) {
    case 'llms_txt':
      return writeLlmsTxt(site, await describeWithModel(session, site, describePages(site), prompt));
    case 'robots_txt':
      return writing.robotsTxt({ site, request: await robotsWish(session, prompt, site) }, signal);
    case 'qa_section': {
      const count = Math.min(50, Math.max(1, Number(COUNT_ASKED.exec(prompt)?.[1] ?? QUESTIONS)));
      const asked = await askWithModel(session, site, count, prompt);
      return writeQaSection(site, count, distinctQuestions([...asked, ...findQuestions(site)]));
    }
  }
}

/**
 * Writes by a language model what the owner asks for in their own words, within the same bounds as ever:
 * nothing that the site does not say. Where the model fails in the middle the built-in writer stands in, and a
 * note says so.
 *
 * @throws AppError unavailable when the model answered nothing at all: what was asked for was not done then;
 *   unprocessable for a site of which no page could be read.
 */
export function createWriteFromPrompt(model: WriterModel, writing: Writing) {
  return async (asked: PromptedWriting): Promise<WrittenFile> => {
    if (asked.contentType !== 'robots_txt') assertPagesRead(asked.site);
    const session = model.open(asked.signal, WITHIN_MS);
    const written = await write(session, writing, { ...asked, site: withoutModelTalkIn(asked.site) });
    const problem = session.problem();
    if (problem !== null && !session.answered())
      throw new AppError('unavailable', {
        text: `The language model did not do its part (${problem}). Nothing was written; please try again later.`,
      });
    return { ...written, notes: [...modelNotes(session), ...written.notes] };
  };
}
