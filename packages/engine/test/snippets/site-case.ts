import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A site on its owner's server, with our snippet in place. */
export interface SiteCase {
  /** Its host name on a server of many sites. */
  host: string;
  /** The snippet. */
  code: string;
  /** What its server serves. */
  folder: string;
  /** The folder under it in which the site begins; empty if it is the whole host. */
  begins: string;
}

export const OWN = "The site's own llms.txt\n";
export const OWN_PAGE = "The site's own twin\n";
export const HOME = '<!doctype html><title>Home</title>';
export const OWN_404 = "The site's own page for what is not there";

/** A separate folder that every user of the machine may read: servers change their user. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `visible-ai-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Makes the folder of a site: a home page, an error page, and its own files if it has them. */
export function siteFolder(hasOwn: boolean): string {
  const folder = openFolder('snippet');
  writeFileSync(join(folder, 'index.html'), HOME);
  writeFileSync(join(folder, '404.html'), OWN_404);
  if (hasOwn) {
    writeFileSync(join(folder, 'llms.txt'), OWN);
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/start.md'), OWN_PAGE);
  }
  return folder;
}
