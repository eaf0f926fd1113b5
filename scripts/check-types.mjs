/**
 * `npm run typecheck`: checks the types of every project, or only of the named ones: `npm run typecheck --
 * apps/api`. TypeScript 7 takes a third of the time of version 6, which is there only for tools that use its
 * library.
 */
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const projects = [
  'packages/shared',
  'packages/engine',
  'packages/answers',
  'packages/mcp',
  'packages/cli',
  'apps/api',
  'apps/web',
  'e2e',
];
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

const asked = process.argv.slice(2);
for (const project of asked.length > 0 ? asked : projects) {
  const code = await run(process.execPath, [compiler, '-p', project]);
  if (code !== 0) process.exit(code);
}
