import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';
import { fillSiteFacts, type SiteFacts } from './fill-site-facts.ts';

/** A page or file as it is sent, in every encoding. */
export interface WebDocument {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export interface WebBuild {
  readonly root: string;
  /** By path under the build's folder, with slashes: `pricing/index.html`, `robots.txt`. */
  readonly documents: ReadonlyMap<string, WebDocument>;
  /** Hashes of the inline scripts in the pages, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** High, but not the highest: the whole site is compressed while the service starts. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const policy = z.object({ scriptHashes: z.array(z.string()) });

async function readDocument(file: string, type: string, facts: SiteFacts): Promise<WebDocument> {
  const identity = Buffer.from(fillSiteFacts(await readFile(file, 'utf8'), extname(file), facts));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, etag: hash, bodies: { br, gzip: gz, identity } };
}

/**
 * Reads the web build once, when the service starts: its pages and text files with the site's facts in
 * them and compressed, so that one build serves any public address.
 *
 * @param root folder of the build.
 * @returns null when nothing was built there.
 */
export async function readWebBuild(root: string, facts: SiteFacts): Promise<WebBuild | null> {
  if (!existsSync(join(root, 'app.html'))) return null;
  const documents = new Map<string, WebDocument>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const type = TYPES[extname(entry.name)];
      if (!entry.isFile() || !type) return;
      const file = join(entry.parentPath, entry.name);
      documents.set(relative(root, file).split(sep).join('/'), await readDocument(file, type, facts));
    }),
  );
  const { scriptHashes } = policy.parse(JSON.parse(await readFile(join(root, 'csp.json'), 'utf8')));
  return { root, documents, scriptHashes };
}
