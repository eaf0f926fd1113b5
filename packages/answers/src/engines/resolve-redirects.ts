import { parseUrl } from '@visible-ai/shared/network/parse-url';
import type { Connection } from '../gate/create-connection.ts';
import type { Gate } from '../gate/create-gate.ts';
import { withinTime } from '../gate/within-time.ts';
import type { NamedSource, OwnRedirects } from './engine-protocol.ts';

export interface RedirectParts {
  redirects: OwnRedirects;
  /** The engine's base address: if it is not the vendor's, its redirects are there. */
  apiUrl: URL;
  connection: Pick<Connection, 'locationOf'>;
  gate: Gate;
}

/** For one answer. */
const MOST_REDIRECTS = 60;
/** For all redirects of one answer together: those without an answer by then stay unresolved. */
const MOST_MS = 20_000;
const HOST =
  /^(?=.{4,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether an address is the engine's own redirect: no other is ever requested. */
function isOwn(url: URL, { redirects, apiUrl }: RedirectParts): boolean {
  return (
    (url.origin === redirects.origin || url.origin === apiUrl.origin) &&
    url.pathname.startsWith(redirects.path)
  );
}

/** The host in a title, as an address; null if the title is something else. */
function hostOf(title: string | null): string | null {
  const host = (title ?? '').trim().toLowerCase();
  return HOST.test(host) && parseUrl(`https://${host}/`) ? `https://${host}/` : null;
}

/**
 * Replaces the engine's own redirect addresses by the pages. Each is asked once for its target; the page
 * itself is not fetched. If there is no target, the host in its title is used, or the source is left out.
 */
export async function resolveRedirects(
  lists: readonly (readonly NamedSource[])[],
  parts: RedirectParts,
  signal: AbortSignal,
): Promise<NamedSource[][]> {
  const pages = new Map<string, Promise<string | null>>();
  const time = withinTime(signal, MOST_MS);
  const leadsTo = async (url: URL): Promise<string | null> => {
    try {
      const said = await parts.gate.run(time.signal, () => parts.connection.locationOf(url, time.signal));
      const page = said === null ? null : parseUrl(said);
      return page && /^https?:$/.test(page.protocol) && !isOwn(page, parts) ? said : null;
    } catch (error) {
      // The time was up, or everything was cancelled, while it waited for its turn.
      if (time.signal.aborted) return null;
      throw error;
    }
  };
  const resolve = async (source: NamedSource): Promise<NamedSource[]> => {
    const url = parseUrl(source.url);
    if (!url) return [];
    if (!isOwn(url, parts)) return [source];
    if (!pages.has(url.href) && pages.size < MOST_REDIRECTS) pages.set(url.href, leadsTo(url));
    const page = (await pages.get(url.href)) ?? hostOf(source.title);
    return page === null ? [] : [{ ...source, url: page }];
  };
  try {
    return await Promise.all(lists.map(async (list) => (await Promise.all(list.map(resolve))).flat()));
  } finally {
    time.clear();
  }
}
