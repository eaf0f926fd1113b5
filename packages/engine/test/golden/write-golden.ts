/**
 * `npm run golden`: writes the files of the shared sites again, and their numbers into
 * docs/generated-files.md. A person reads both before they are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenFiles, writeSite } from './golden-files.ts';
import { measureFiles, numbersRow } from './measure-files.ts';
import { crawlSharedSite, goldenSites, haveSharedSites, htmlOf } from './shared-sites.ts';

if (!haveSharedSites) {
  console.error('The shared sites are not beside this checkout: nothing was written.');
  process.exit(1);
}
const folder = fileURLToPath(new URL('files/', import.meta.url));
const document = fileURLToPath(new URL('../../../../docs/generated-files.md', import.meta.url));
for (const name of goldenSites) {
  const site = await crawlSharedSite(name);
  const written = await writeSite(site);
  mkdirSync(`${folder}${name}`, { recursive: true });
  for (const [file, text] of Object.entries(goldenFiles(name, site, written)))
    writeFileSync(`${folder}${name}/${file}`, text);
  const row = numbersRow(name, measureFiles(site, written, htmlOf(name)));
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, text.replace(new RegExp(`^\\| ${name} \\|.*$`, 'm'), () => row));
  console.log(row);
}
