import { type CrawledSite, contentKinds, type Engine, type WrittenFile } from '@visible-ai/engine';
import { QUESTIONS_DEFAULT, QUESTIONS_MAX, QUESTIONS_MIN } from '@visible-ai/shared/content/kinds/qa-section';
import { robotsPolicyNames } from '@visible-ai/shared/content/robots-policies';
import { type ContentType, robotsRequest } from '@visible-ai/shared/content/schema';
import { scriptsHtml } from '@visible-ai/shared/json-ld/page-scripts';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import type { Call } from '../cli/command.ts';
import { type GeneratedKind, generatedKinds } from '../generate/generated-kinds.ts';
import { UsageError } from '../usage-error.ts';
import { choiceOption, numberOption, textOption, textOptions } from './read-call.ts';

const FORMS = ['html', 'md', 'json-ld'] as const;
const GRAPH_FORMS = ['json', 'html'] as const;

/** Options that only some kinds have. */
const OWN: Readonly<Record<string, readonly ContentType[]>> = {
  questions: ['qa_section'],
  as: ['qa_section', 'json_ld'],
  policy: ['robots_txt'],
  disallow: ['robots_txt'],
  sitemap: ['robots_txt'],
  zip: ['markdown_pages'],
};

export type Write = (engine: Engine, site: CrawledSite, signal: AbortSignal) => Promise<WrittenFile>;

function robotsWriter({ options }: Call): Write {
  const policy =
    options.policy === undefined ? undefined : choiceOption(options, 'policy', robotsPolicyNames, 'open');
  const parsed = robotsRequest.safeParse({
    ...(policy ? { policy } : {}),
    sitemapUrl: textOption(options, 'sitemap') ?? '',
    disallowPaths: textOptions(options, 'disallow'),
  });
  if (!parsed.success)
    throw new UsageError(`${parsed.error.issues[0]?.message ?? 'That cannot be written'}.`);
  return (engine, site, signal) => engine.writers.robotsTxt(site, parsed.data, signal);
}

function qaWriter({ options }: Call): Write {
  const limits = { least: QUESTIONS_MIN, most: QUESTIONS_MAX };
  const count = numberOption(options, 'questions', limits) ?? QUESTIONS_DEFAULT;
  const form = choiceOption(options, 'as', FORMS, 'html');
  return async (engine, site, signal) => {
    const written = await engine.writers.qaSection(site, count, signal);
    const html = await engine.sanitiseQa(written.text);
    const downloads = form === 'html' ? null : engine.qaDownloads(html);
    const text = { html, md: downloads?.markdown ?? '', 'json-ld': downloads?.json_ld ?? '' }[form];
    return { ...written, text };
  };
}

function jsonLdWriter({ options }: Call): Write {
  const form = choiceOption(options, 'as', GRAPH_FORMS, 'json');
  return async (engine, site, signal) => {
    const written = await engine.writers.jsonLd(site, signal);
    return form === 'json' ? written : { ...written, text: scriptsHtml(readGraph(written.text).nodes) };
  };
}

/** Kinds with their own options. */
const WITH_OPTIONS: Partial<Record<ContentType, (call: Call) => Write>> = {
  robots_txt: robotsWriter,
  qa_section: qaWriter,
  json_ld: jsonLdWriter,
};

/** Other kinds are written like in the service, with default options. */
function plainWriter(id: ContentType): Write {
  const kind = contentKinds[id];
  return async (engine, site, signal) => {
    const written = await kind.write(engine, site, kind.choose({}, undefined), signal);
    return { ...written, text: await kind.sanitise(engine, written.text) };
  };
}

const wordOf = (id: ContentType) => generatedKinds.find((kind) => kind.id === id)?.word ?? id;

/** @throws UsageError for options that do not belong to this kind. */
export function writerOf({ id }: GeneratedKind, call: Call): Write {
  for (const [option, of] of Object.entries(OWN))
    if (call.options[option] !== undefined && !of.includes(id))
      throw new UsageError(`--${option} goes with ${of.map(wordOf).join(' and ')}.`);
  return (WITH_OPTIONS[id] ?? (() => plainWriter(id)))(call);
}

/** Whether a kind contains complete pages, which are then read with their Markdown. */
export const holdsPages = ({ id }: GeneratedKind): boolean =>
  contentKinds[id].extent(contentKinds[id].choose({}, undefined)).markdown === true;
