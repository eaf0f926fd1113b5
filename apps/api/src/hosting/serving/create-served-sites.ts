import type { Db } from '../../db/database.ts';
import { createKnownBases } from './create-known-bases.ts';
import { createRecentlyUsed } from './recently-used.ts';
import { filesOfSite, findBase, readBody } from './serving-store.ts';
import { type Away, away, withinPatience } from './within.ts';

/** A file without its bytes. */
export interface ServedFile {
  file: string;
  mediaType: string;
  bytes: number;
  /** Of the file's bytes. */
  hash: string;
  publishedAt: Date;
}

export interface ServedSite {
  siteId: string;
  files: ReadonlyMap<string, ServedFile>;
}

export interface ServedSites {
  /** The files under a base; null if there is no such base. */
  find(baseId: string): Promise<ServedSite | null | Away>;
  /** The bytes of a file; null if another version has replaced it. */
  read(site: ServedSite, file: ServedFile): Promise<Buffer | null | Away>;
  /** Reloads a base before it is served next. */
  doubt(baseId: string): void;
}

/** A publication is visible on every instance within this time. */
const FRESH_MS = 2000;
/** If the database takes longer to read one row, it counts as away for clients of files. */
const PATIENCE_MS = 1000;
/** Files whose names and hashes are cached, some hundred bytes each. */
const MOST_FILES = 100_000;
/** Never a revision, and never a time of the clock. */
const NONE = -1_000_000;
const MOST_BYTES = 64 * 1024 * 1024;

interface Remembered extends ServedSite {
  revision: number;
  lookedAt: number;
}

/**
 * Serves files from memory; the database is asked from time to time whether they have changed. While it is
 * away, the last known files are served.
 *
 * @param parts.clock monotonic milliseconds.
 */
export function createServedSites({ db, clock }: { db: Db; clock(): number }): ServedSites {
  const within = <Value>(work: Promise<Value>) => withinPatience(work, PATIENCE_MS);
  const known = createKnownBases({ db, clock, within });
  const sites = createRecentlyUsed<Remembered>(MOST_FILES);
  const bodies = createRecentlyUsed<Buffer>(MOST_BYTES);
  const looks = new Map<string, Promise<ServedSite | null | Away>>();
  /** Files that are being read: a file that many clients request at once is in memory once. */
  const reads = new Map<string, Promise<Buffer | null | Away>>();

  const remember = (baseId: string, site: Remembered) => sites.set(baseId, site, 1 + site.files.size);

  async function look(baseId: string): Promise<ServedSite | null | Away> {
    const before = sites.get(baseId);
    const lookedAt = clock();
    const read = async () => {
      const base = await findBase(db, baseId);
      if (!base || base.revision === before?.revision) return { base, files: before?.files ?? new Map() };
      // Read after the revision: a newer change is then read again next time.
      const rows = await filesOfSite(db, base.siteId);
      return { base, files: new Map(rows.map((row) => [row.file, row])) };
    };
    const outcome = await within(read());
    if (outcome === away) {
      if (!before) return away;
      remember(baseId, { ...before, lookedAt });
      return before;
    }
    const { base, files } = outcome;
    if (!base) {
      sites.delete(baseId);
      known.forget(baseId);
      return null;
    }
    const site = { ...base, files, lookedAt };
    remember(baseId, site);
    return site;
  }

  return {
    async find(baseId) {
      const site = sites.get(baseId);
      if (site && clock() - site.lookedAt < FRESH_MS) return site;
      const isKnown = await known.has(baseId);
      if (isKnown !== true) return isKnown === false ? null : isKnown;
      const running = looks.get(baseId) ?? look(baseId).finally(() => looks.delete(baseId));
      looks.set(baseId, running);
      return running;
    },
    async read({ siteId }, { file, hash, bytes }) {
      const name = `${siteId}:${hash}`;
      const kept = bodies.get(name);
      if (kept) return kept;
      const readOnce = async () => {
        const body = await within(readBody(db, { siteId, file, hash }));
        if (body !== null && body !== away) bodies.set(name, body, bytes);
        return body;
      };
      // The key includes the name: two files may have the same text, and one may be deleted.
      const key = `${name}:${file}`;
      const running = reads.get(key) ?? readOnce().finally(() => reads.delete(key));
      reads.set(key, running);
      return running;
    },
    doubt(baseId) {
      const site = sites.get(baseId);
      if (site) remember(baseId, { ...site, revision: NONE, lookedAt: NONE });
    },
  };
}
