/**
 * `npm run typecheck`: checks the types of everything, or only of the named projects: `npm run typecheck --
 * apps/api`. All code that runs in Node is one project here, so that what its packages share is checked once.
 * TypeScript 7 takes a third of the time of version 6, which is there only for tools that use its library.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const projects = ['tsconfig.node.json', 'apps/web', 'e2e'];
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
/** Each checker looks at the types of packages anew: more of them than cores take longer. */
const checkers = String(Math.min(4, availableParallelism()));

const asked = process.argv.slice(2);
for (const project of asked.length > 0 ? asked : projects) {
  const code = await run(process.execPath, [compiler, '-p', project, '--checkers', checkers]);
  if (code !== 0) process.exit(code);
}
