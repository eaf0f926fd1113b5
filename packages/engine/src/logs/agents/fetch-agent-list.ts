import type { OpenFetchSession } from '../../safe-fetch/fetch-result.ts';
import type { ForeignBytesPool } from '../../threads/foreign-bytes.ts';

export type FetchedAgentList =
  | { ok: true; prefixes: string[] }
  | { ok: false /** For an operator. */; text: string };

export type FetchAgentList = (list: string, signal: AbortSignal) => Promise<FetchedAgentList>;

interface Parts {
  open: OpenFetchSession;
  pool: ForeignBytesPool<{ agentList: { input: string; output: string[] | null } }>;
  /** What precedes a list's host and path, without a slash at the end. */
  base: string;
}

const MOST_BYTES = 2 * 1024 * 1024;
const refused = (text: string): FetchedAgentList => ({ ok: false, text });

/** Fetches a list from an operator or a mirror. Never throws because of what the other side does. */
export const createListFetcher =
  ({ open, pool, base }: Parts): FetchAgentList =>
  async (list, signal) => {
    const session = open();
    try {
      const answer = await session.fetch({
        url: `${base}${list}`,
        maxBytes: MOST_BYTES,
        atLimit: 'fail',
        accept: 'application/json',
        signal,
      });
      signal.throwIfAborted();
      if (!answer.ok) return refused(answer.text);
      if (answer.status !== 200) return refused(`It was answered with status ${answer.status}.`);
      const read = await pool.run('agentList', Buffer.from(answer.body).toString('utf8'));
      if (!read.ok || !read.value)
        return refused('The answer is not a list of networks: it is empty, or has a different format.');
      return { ok: true, prefixes: read.value };
    } finally {
      await session.close();
    }
  };
