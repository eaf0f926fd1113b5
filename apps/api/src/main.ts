import { openFilesProblem, ownLimits } from './infra/process/open-files.ts';

// This runs before the service is loaded: loading opens many files, and would fail with an unclear message.
const tooFewFiles = openFilesProblem(ownLimits());
if (tooFewFiles) {
  process.stderr.write(`Visible AI cannot start: ${tooFewFiles}\n`);
  process.exit(1);
}
await import('./serve.ts');
