import type { PageFacts } from '../../page/page-facts.ts';
import type { FetchOutcome, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { TaskOutcome } from '../../threads/foreign-bytes.ts';
import type { LinksEvidence, Part, RobotsEvidence, TriedLink } from '../evidence.ts';
import { type ChosenLink, chooseLinks } from './choose-links.ts';
import type { JudgePathsInput } from './judge-paths-task.ts';

/** Runs `judgePathsTask`, away from the main thread. */
export type JudgePaths = (input: JudgePathsInput, signal: AbortSignal) => Promise<TaskOutcome<boolean[]>>;

/** The product token with which we read other people's sites. */
const OWN_AGENT = 'VisibleAI';
/** Enough bytes of a response that ignores HEAD. */
const GET_BYTES = 4 * 1024;

/** Statuses with which some servers refuse the method, not the page. */
const refusesHead = (status: number) => status === 404 || status === 405 || status === 501 || status >= 500;

async function ask(session: FetchSession, url: string, signal: AbortSignal): Promise<FetchOutcome> {
  const host = new URL(url).host;
  const request = {
    url,
    maxBytes: GET_BYTES,
    atLimit: 'cut',
    priority: 'spare',
    // Other hosts do not concern this page: it is enough to know that the link leads there.
    mayFollow: (to: string) => URL.parse(to)?.host === host,
    signal,
  } as const;
  const head = await session.fetch({ ...request, method: 'HEAD' });
  const unclear = head.ok ? refusesHead(head.status) : head.kind === 'reset' || head.kind === 'protocol';
  return unclear && !signal.aborted ? session.fetch(request) : head;
}

/** The result of requesting a link; null if time ran out, which says nothing about the link. */
function tried({ url, text }: ChosenLink, outcome: FetchOutcome): TriedLink | null {
  const [first] = outcome.redirects;
  const redirect = first ? { to: outcome.redirects.at(-1)?.to ?? first.to, status: first.status } : null;
  if (outcome.ok) return { url, text, status: outcome.status, redirect };
  return redirect && outcome.kind === 'redirects' ? { url, text, status: null, redirect } : null;
}

/** The links that robots.txt lets us request. If the rules are unreadable, we request none. */
async function permitted(
  judge: JudgePaths,
  chosen: ChosenLink[],
  robots: Part<RobotsEvidence>,
  signal: AbortSignal,
) {
  if (!robots.ok || robots.value.agents.every(({ verdict }) => verdict === 'blocked')) return [];
  const { text } = robots.value;
  if (text === null || chosen.length === 0) return chosen;
  const urls = chosen.map(({ url }) => url);
  const judged = await judge({ text, agent: OWN_AGENT, urls }, signal);
  return judged.ok ? chosen.filter((_, index) => judged.value[index]) : [];
}

/**
 * Tries some links of the page while the rest of the audit runs. A link without an answer when the signal
 * fires is not judged. Never throws because of what the site does.
 *
 * @param pageUrl the final address of the page.
 */
export async function gatherLinks(
  judge: JudgePaths,
  session: FetchSession,
  page: PageFacts,
  pageUrl: string,
  robots: Promise<Part<RobotsEvidence>>,
  signal: AbortSignal,
): Promise<Part<LinksEvidence>> {
  const chosen = chooseLinks(page.links, pageUrl);
  const asked = chosen.length === 0 ? [] : await permitted(judge, chosen, await robots, signal);
  const outcomes = await Promise.all(
    asked.map(async (link) => tried(link, await ask(session, link.url, signal))),
  );
  return { ok: true, value: { tried: outcomes.flatMap((one) => one ?? []), chosen: chosen.length } };
}
