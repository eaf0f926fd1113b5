import { setFlagsFromString } from 'node:v8';
import { lateCompilerFlags } from './infra/process/compile-late.ts';
import { openFilesProblem, ownLimits } from './infra/process/open-files.ts';

// This runs before the service is loaded: loading opens many files, and would fail with an unclear message.
const tooFewFiles = openFilesProblem(ownLimits());
if (tooFewFiles) {
  process.stderr.write(`Visible AI cannot start: ${tooFewFiles}\n`);
  process.exit(1);
}
// These flags must be set before the service and its threads are loaded, to apply to their code.
for (const flag of lateCompilerFlags(process.versions.v8)) setFlagsFromString(flag);
await import('./serve.ts');
