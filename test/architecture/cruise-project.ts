import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

/**
 * Reads the imports of a project laid out like this one and judges them by the import rules.
 *
 * @param baseDir the project's root, without a slash at its end.
 * @param folders those to read, relative to the root.
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
