/**
 * `npx tsx packages/engine/test/golden/write-files.ts OUT [SITE...]`: writes the files of all shared sites,
 * or of the named ones, with every default into OUT/<site>/, for the judgement of wanted-run.mjs beside the
 * sites.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTIONS_DEFAULT } from '@visible-ai/shared/content/kinds/qa-section';
import { qaDownloads } from '../../src/write/qa-section/qa-downloads.ts';
import { writeSite } from './golden-files.ts';
import { crawlSharedSite, haveSharedSites, sharedSites } from './shared-sites.ts';

const [out, ...named] = process.argv.slice(2);
const sites = sharedSites.filter((site) => named.length === 0 || named.includes(site));
if (!haveSharedSites || out === undefined || sites.length === 0) {
  console.error('usage: write-files.ts OUT [SITE...]; the shared sites must be beside this checkout.');
  process.exit(2);
}
for (const name of sites) {
  const site = await crawlSharedSite(name);
  const { llms, robots, qa, data } = await writeSite(site, QUESTIONS_DEFAULT);
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  const files = {
    'llms.txt': llms.text,
    'robots.txt': robots.text,
    'qa.html': qa.text,
    'qa.md': qaDownloads(qa.text)?.markdown ?? '',
    'json-ld.json': data.text,
    'notes.txt': [llms, robots, qa, data].flatMap(({ notes }) => notes).join('\n'),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  console.log(`${name}: ${site.pages.length} pages`);
}
