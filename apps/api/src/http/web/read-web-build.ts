import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { fillSiteFacts, type SiteFacts } from './fill-site-facts.ts';
import { type WebDocument, webDocument } from './web-document.ts';

export interface WebBuild {
  readonly root: string;
  /** By path below the build's folder, with forward slashes: `pricing/index.html`, `robots.txt`. */
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

const policy = z.object({ scriptHashes: z.array(z.string()) });

async function readDocument(file: string, type: string, facts: SiteFacts): Promise<WebDocument> {
  return webDocument(fillSiteFacts(await readFile(file, 'utf8'), extname(file), facts), type);
}

/**
 * Reads the web build once, when the service starts: its pages and text files, filled with the site's facts,
 * so that one build serves any public address.
 *
 * @param root folder of the build.
 * @returns null if there is no build.
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
