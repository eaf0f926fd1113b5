import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

/**
 * Reads the imports of a project with the layout of this one and checks them against the import rules.
 *
 * @param baseDir the project's root, without a trailing slash.
 * @param folders the folders to read, relative to the root.
 */
export async function cruiseProject(baseDir: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: importRules },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage)/' },
      combinedDependencies: true,
    },
    {
      alias: { '@': join(baseDir, 'apps/web/src') },
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return output;
}
