/**
 * `npm run golden`: writes the files of the shared sites again. A person reads them before they are
 * committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenFiles, writeSite } from './golden-files.ts';
import { type FileNumbers, measureFiles, numbersTable } from './measure-files.ts';
import { crawlSharedSite, goldenSites, haveSharedSites, htmlOf } from './shared-sites.ts';

if (!haveSharedSites) {
  console.error('The shared sites are not beside this checkout: nothing was written.');
  process.exit(1);
}
const folder = fileURLToPath(new URL('files/', import.meta.url));
const numbers: [string, FileNumbers][] = [];
for (const name of goldenSites) {
  const site = await crawlSharedSite(name);
  const written = await writeSite(site);
  mkdirSync(`${folder}${name}`, { recursive: true });
  for (const [file, text] of Object.entries(goldenFiles(name, site, written)))
    writeFileSync(`${folder}${name}/${file}`, text);
  numbers.push([name, measureFiles(site, written, htmlOf(name))]);
}
writeFileSync(`${folder}numbers.md`, numbersTable(numbers));
console.log(numbersTable(numbers));
