import { type Engine, EngineError, type WrittenFile } from '@visible-ai/engine';
import { filesOf } from '@visible-ai/shared/content/files-of';
import { problemText } from '../audit-page.ts';
import type { Call } from '../cli/command.ts';
import { type ExitCode, exitCodes } from '../cli/exit-code.ts';
import { type GeneratedKind, generatedKinds, kindWords } from '../generate/generated-kinds.ts';
import { withEngine } from '../open-engine.ts';
import { openOutput } from '../open-output.ts';
import { cleanText } from '../terminal/clean-text.ts';
import { type LiveSteps, openLiveSteps } from '../terminal/live-steps.ts';
import { UsageError } from '../usage-error.ts';
import { holdsPages, type Write, writerOf } from './kind-writers.ts';
import { addresses, numberOption, privateTargets, textOption } from './read-call.ts';

/** As in the service: by default a site is read up to this many pages. */
const PAGES = 200;
const MOST_PAGES = 2000;

function readKind(word: string | undefined): GeneratedKind {
  const kind = generatedKinds.find((one) => one.word === word);
  if (kind) return kind;
  const taken = kindWords.join(', ');
  throw new UsageError(
    word === undefined ? `Write what? It takes ${taken}.` : `There is no kind ${word}: it takes ${taken}.`,
  );
}

interface Order {
  url: string;
  pages: number | null;
  /** Whether complete pages are written. */
  markdown: boolean;
  write: Write;
}

type Outcome = { ok: true; written: WrittenFile } | { ok: false; problem: string };

/** Reads the site, and writes. */
async function carryOut(
  engine: Engine,
  { url, pages, markdown, write }: Order,
  steps: LiveSteps,
  signal: AbortSignal,
): Promise<Outcome> {
  const reading = steps.begin(`Reading ${url}`);
  try {
    const site = await engine.crawlSite({
      url,
      pageLimit: pages ?? PAGES,
      autoDetectSize: pages === null,
      skipCrawling: false,
      markdown,
      signal,
      known: [],
      onPage: async () => {},
      onProgress: ({ pagesDone, pagesTotal }) =>
        reading.note(`${pagesDone} of ${Math.max(pagesDone, pagesTotal)} pages`),
    });
    const written = await write(engine, site, signal);
    reading.done(site.pages.length === 1 ? '1 page' : `${site.pages.length} pages`);
    return { ok: true, written };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const kind = error.code === 'target_refused' ? 'refused' : '';
    const problem = problemText({ kind, text: error.message });
    reading.failed(problem);
    return { ok: false, problem };
  }
}

/** `visible-ai generate`. */
export async function runGenerate(call: Call): Promise<ExitCode> {
  const { options, words, terminal, signal } = call;
  const [word, ...rest] = words;
  const kind = readKind(word);
  const allowed = privateTargets(call);
  const [url, ...more] = addresses(rest, allowed);
  if (url === undefined || more.length > 0)
    throw new UsageError('For which site? Give one address, such as example.com.');
  const order = {
    url,
    pages: numberOption(options, 'pages', { least: 1, most: MOST_PAGES }),
    markdown: holdsPages(kind),
    write: writerOf(kind, call),
  };
  const output = await openOutput(textOption(options, 'output'), terminal.out);
  const quiet = options.quiet === true;
  const { messages } = terminal;
  return await withEngine(call, allowed, async (engine) => {
    const steps = openLiveSteps(messages, { quiet, now: () => performance.now() });
    const outcome = await carryOut(engine, order, steps, signal).finally(() => steps.close());
    if (!outcome.ok) {
      if (!steps.saysAll) messages.write(cleanText(`✗ ${url}: ${outcome.problem}\n`));
      return exitCodes.failed;
    }
    const { written } = outcome;
    const zipped =
      options.zip === true ? await engine.zipFiles(filesOf('markdown_pages', written.text)) : null;
    async function* text() {
      yield zipped ?? `${written.text.trimEnd()}\n`;
    }
    await output.write(text());
    if (!quiet) for (const note of written.notes) messages.write(cleanText(`  ${note}\n`));
    return exitCodes.good;
  });
}
