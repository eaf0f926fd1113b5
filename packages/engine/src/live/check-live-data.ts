import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import { signalWithin } from '../deadline/signal-within.ts';
import { whyNotHtml } from '../page/why-not-html.ts';
import type { ForeignBytesPool } from '../threads/foreign-bytes.ts';
import type { CompareDataInput, ComparedThing, KeptPages } from './compare-data-task.ts';
import { fetchLive, type OpenFetch } from './fetch-live.ts';

export type DataComparers = ForeignBytesPool<{
  keptPages: { input: { text: string }; output: KeptPages };
  compareData: { input: CompareDataInput; output: ComparedThing[] };
}>;

interface LiveDataDeps {
  openFetch: OpenFetch;
  pool: DataComparers;
}

const PAGE_BYTES = 2 * 1024 * 1024;
/** A person waits for it, and a few templates make all pages of a site. */
const MOST_PAGES = 8;
const WITHIN_MS = 25_000;
/** As in a crawl: no site gets more requests at once. */
const AT_ONCE = 2;
const MOST_NAMED = 3;

/** The home page and some pages spread over the rest. */
function chosen(pages: readonly string[]): string[] {
  const [first, ...rest] = pages;
  if (first === undefined || pages.length <= MOST_PAGES) return [...pages];
  const step = rest.length / (MOST_PAGES - 1);
  return [first, ...Array.from({ length: MOST_PAGES - 1 }, (_, at) => rest[Math.floor(at * step)] ?? first)];
}

type Looked = { page: string; things: ComparedThing[] } | { page: string; problem: string };

async function lookAt(
  { openFetch, pool }: LiveDataDeps,
  page: string,
  text: string,
  signal: AbortSignal,
): Promise<Looked> {
  const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
  const answer = await fetchLive(openFetch, { url: page, accept, maxBytes: PAGE_BYTES, signal });
  if (answer.state !== 'answered') return { page, problem: answer.message };
  const { body, headers, url } = answer.resource;
  const contentType = headers['content-type'] ?? null;
  const other = whyNotHtml(contentType, body);
  if (other) return { page, problem: `${page} leads to ${other}, not to a web page.` };
  const read = await pool.run('compareData', { bytes: body, contentType, url, text, page }, { signal });
  return read.ok
    ? { page, things: read.value }
    : { page, problem: `${page} could not be read. ${read.text}` };
}

const pathOf = (page: string) => new URL(page).pathname;

function named(
  things: readonly { page: string; thing: ComparedThing }[],
  say: (thing: ComparedThing) => string,
): string {
  const told = things.slice(0, MOST_NAMED).map(({ page, thing }) => `${say(thing)} on ${pathOf(page)}`);
  return things.length > MOST_NAMED
    ? `${told.join(', ')} and ${things.length - MOST_NAMED} more`
    : told.join(', ');
}

/**
 * The stored graph with the site's version of whatever differs, so that both can be compared side by side.
 */
function liveText(text: string, compared: readonly ComparedThing[]): string | null {
  const byId = new Map(compared.map((thing) => [thing.id, thing]));
  try {
    const kept: unknown = JSON.parse(text);
    const graph = typeof kept === 'object' && kept !== null && '@graph' in kept ? kept['@graph'] : null;
    if (!Array.isArray(graph)) return null;
    const nodes = graph.flatMap((node: JsonObject) => {
      const thing = byId.get(String(node['@id']));
      if (!thing || thing.state === 'same') return [node];
      return thing.there ? [thing.there] : [];
    });
    return graphText(nodes);
  } catch {
    return null;
  }
}

function verdict(looked: readonly Looked[], facts: { url: string; text: string; pages: number }): LiveCheck {
  const read = looked.flatMap((each) => ('things' in each ? [each] : []));
  const [failed] = looked.flatMap((each) => ('problem' in each ? [each.problem] : []));
  const { url, text, pages } = facts;
  if (read.length === 0)
    return { state: 'unreachable', url, message: failed ?? 'No page could be looked at.', live_text: null };
  const all = read.flatMap(({ page, things }) => things.map((thing) => ({ page, thing })));
  const of = (state: ComparedThing['state']) => all.filter(({ thing }) => thing.state === state);
  const [same, different, absent] = [of('same'), of('different'), of('absent')];
  const where =
    read.length === pages
      ? pages === 1
        ? pathOf(read[0]?.page ?? url)
        : `all ${pages} pages`
      : `${read.length} of ${pages} pages, which were looked at`;
  if (absent.length === all.length)
    return { state: 'missing', url, message: `None of it is on ${where}.`, live_text: null };
  if (same.length === all.length)
    return {
      state: 'same',
      url,
      message: `All of it is on ${where}, as it is kept here.`,
      live_text: null,
    };
  const parts = [
    `${same.length} of ${all.length} things are on ${where} as they are kept here.`,
    ...(different.length > 0
      ? [
          `Different: ${named(different, ({ name, properties }) => `${name} (${properties.slice(0, 5).join(', ')})`)}.`,
        ]
      : []),
    ...(absent.length > 0 ? [`Not there: ${named(absent, ({ name }) => name)}.`] : []),
    ...(failed === undefined ? [] : [failed]),
  ];
  return {
    state: 'different',
    url,
    message: parts.join(' '),
    live_text: liveText(
      text,
      all.map(({ thing }) => thing),
    ),
  };
}

/**
 * Looks for a stored graph in the JSON-LD of the pages where it belongs: it compares the content, not the
 * form. For a large site it reads some pages, the home page first.
 */
export async function checkLiveData(
  deps: LiveDataDeps,
  { websiteUrl, text }: { websiteUrl: string; text: string },
  signal: AbortSignal,
): Promise<LiveCheck> {
  const unreadable = (message: string): LiveCheck => ({
    state: 'unreachable',
    url: websiteUrl,
    message,
    live_text: null,
  });
  const kept = await deps.pool.run('keptPages', { text }, { signal });
  if (!kept.ok) return unreadable(`What is kept here could not be read. ${kept.text}`);
  if (kept.value.problem !== null)
    return unreadable(`What is kept here could not be looked for. ${kept.value.problem}`);
  const bare = (host: string) => host.replace(/^www\./, '');
  const own = kept.value.pages.filter((page) => bare(new URL(page).host) === bare(new URL(websiteUrl).host));
  if (own.length === 0)
    return unreadable(`Nothing of what is kept here belongs on a page of ${new URL(websiteUrl).host}.`);
  const within = signalWithin(signal, WITHIN_MS);
  const waiting = chosen(own);
  const looked: Looked[] = [];
  const look = async () => {
    for (let page = waiting.shift(); page !== undefined && !within.aborted; page = waiting.shift())
      looked.push(await lookAt(deps, page, text, within));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  signal.throwIfAborted();
  return verdict(looked, { url: own[0] ?? websiteUrl, text, pages: own.length });
}
