/**
 * `npm run typecheck`: checks the types of every project, or of those that are named: `npm run typecheck -- apps/api`.
 * TypeScript 7 does it in a third of the time. The version 6 beside it is for tools that read sources by its library.
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
