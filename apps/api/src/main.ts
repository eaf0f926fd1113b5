import { openFilesProblem, ownLimits } from './infra/process/open-files.ts';

// Before the service is loaded, which opens more files than such a limit allows, and then dies of it in its own words.
const tooFewFiles = openFilesProblem(ownLimits());
if (tooFewFiles) {
  process.stderr.write(`Visible AI cannot start: ${tooFewFiles}\n`);
  process.exit(1);
}
await import('./serve.ts');
