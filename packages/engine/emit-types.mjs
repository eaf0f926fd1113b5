import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const SPECIFIER = /((?:from |import\(|import )['"])([^'"]+)(['"])/g;

/**
 * Writes the declarations that the faces need into a folder, so that programs in TypeScript know what they call: as many
 * files as the source has, each import by the name that it has there.
 *
 * @param {string} folder
 * @param {readonly string[]} faces names of modules in src, without their ending.
 * @returns {Record<string, string>} the declaration of each face, relative to the folder.
 */
export function emitTypes(folder, faces) {
  const scratch = mkdtempSync(join(tmpdir(), 'visible-ai-types-'));
  try {
    const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
    const settings = ['-p', `${here}tsconfig.types.json`, '--outDir', scratch];
    execFileSync(process.execPath, [compiler, ...settings], { stdio: ['ignore', 'inherit', 'inherit'] });
    const declared = (module) => `${module.replace(/\.ts$/, '')}.d.ts`;
    const waiting = faces.map((face) => `engine/src/${face}.d.ts`);
    const written = new Set();
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (written.has(file)) continue;
      written.add(file);
      const text = readFileSync(join(scratch, file), 'utf8').replace(
        SPECIFIER,
        (all, before, name, after) => {
          const shared = name.match(/^@visible-ai\/shared\/(.+)$/)?.[1];
          if (shared === undefined && !name.startsWith('.')) return all;
          const target =
            shared === undefined ? join(dirname(file), declared(name)) : `shared/src/${shared}.d.ts`;
          if (!existsSync(join(scratch, target)))
            throw new Error(`${file} needs ${target}, which was not written`);
          waiting.push(target);
          const path = relative(dirname(file), target).replace(/\.d\.ts$/, '.js');
          return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`;
        },
      );
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return Object.fromEntries(faces.map((face) => [face, `engine/src/${face}.d.ts`]));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
