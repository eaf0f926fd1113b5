import type { CrawledSite } from '../crawl/crawled-site.ts';
import { EngineError } from '../engine-error.ts';
import { withoutModelTalkIn } from '../write/addressed-to-models.ts';
import { describePages } from '../write/llms-txt/describe-pages.ts';
import { groupPages } from '../write/llms-txt/group-pages.ts';
import { ownersFileOf } from '../write/llms-txt/site-summary.ts';
import { writeLlmsTxt } from '../write/llms-txt/write-llms-txt.ts';
import { chooseQuestions } from '../write/qa-section/choose-questions.ts';
import { distinctQuestions } from '../write/qa-section/distinct-questions.ts';
import { findQuestions } from '../write/qa-section/find-questions.ts';
import { writeQaSection } from '../write/qa-section/write-qa-section.ts';
import { siteSubject } from '../write/site-subject.ts';
import type { Writing } from '../write/writing-steps.ts';
import type { WrittenFile } from '../write/written-file.ts';
import { askWithModel } from './ask-with-model.ts';
import { assertPagesRead } from './assert-pages-read.ts';
import { llmsPartsWithModel } from './llms-parts-with-model.ts';
import { modelNotes } from './model-note.ts';
import { robotsWish } from './robots-wish.ts';
import type { ModelSession, WriterModel } from './writer-model.ts';

/** A person waits for it. */
const WITHIN_MS = 28_000;
const QUESTIONS = 10;
const COUNT_ASKED = /\b(\d{1,2})\s+(?:questions?|fragen|preguntas|domande|vragen|perguntas|pytań)\b/iu;

/** What to write, in the owner's words. */
export interface PromptedWriting {
  site: CrawledSite;
  /** What the owner asks for, in their own words. */
  prompt: string;
  signal: AbortSignal;
}

/** Writes what a prompt asks for with a language model, from a site that was read. */
type WriteFromPrompt = (input: PromptedWriting) => Promise<WrittenFile>;

/** The files that can be written from a prompt. */
export interface PromptWriters {
  llmsTxt: WriteFromPrompt;
  robotsTxt: WriteFromPrompt;
  qaSection: WriteFromPrompt;
}

type Write = (session: ModelSession, asked: PromptedWriting) => Promise<WrittenFile>;

const writeLlms: Write = async (session, { site, prompt }) => {
  const own = { site, texts: describePages(site, ownersFileOf(site)), groups: groupPages(site) };
  const { texts, groups, notes } = await llmsPartsWithModel(session, own, prompt);
  const written = writeLlmsTxt(site, texts, groups);
  return { ...written, notes: [...notes, ...written.notes] };
};

const writeQuestions: Write = async (session, { site, prompt }) => {
  const count = Math.min(50, Math.max(1, Number(COUNT_ASKED.exec(prompt)?.[1] ?? QUESTIONS)));
  const asked = await askWithModel(session, site, count, prompt);
  return writeQaSection(
    site,
    count,
    distinctQuestions([...asked, ...chooseQuestions(findQuestions(site), count)], siteSubject(site.name)),
  );
};

/**
 * Writes what the owner asks for in their own words with a language model, within the usual limit: nothing
 * that the site does not say. If the model fails half way, the built-in writer continues, and a note says so.
 *
 * @throws EngineError unavailable when the model never answered, because then the request was not fulfilled;
 *   unprocessable for a site of which no page could be read.
 */
export function createPromptWriters(model: WriterModel, writing: Writing): PromptWriters {
  const run = async (write: Write, asked: PromptedWriting): Promise<WrittenFile> => {
    const session = model.open(asked.signal, WITHIN_MS);
    const written = await write(session, { ...asked, site: withoutModelTalkIn(asked.site) });
    const problem = session.problem();
    if (problem !== null && !session.answered())
      throw new EngineError('unavailable', {
        text: `The language model did not do its part (${problem}). Nothing was written; please try again later.`,
      });
    return { ...written, notes: [...modelNotes(session), ...written.notes] };
  };
  const fromPages =
    (write: Write): WriteFromPrompt =>
    async (asked) => {
      assertPagesRead(asked.site);
      return run(write, asked);
    };
  const writeRobots: Write = async (session, { site, prompt, signal }) => {
    const { request, notes } = await robotsWish(session, prompt, site);
    const written = await writing.robotsTxt({ site, request }, signal);
    return { ...written, notes: [...notes, ...written.notes] };
  };
  return {
    llmsTxt: fromPages(writeLlms),
    // It also says something about a site whose pages nobody may read.
    robotsTxt: (asked) => run(writeRobots, asked),
    qaSection: fromPages(writeQuestions),
  };
}
