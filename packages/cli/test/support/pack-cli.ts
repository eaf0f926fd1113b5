import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const here = fileURLToPath(new URL('../..', import.meta.url));
const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, optionalDependencies: versions });

/** Builds the package in a separate folder, so that parallel builds do not interfere. */
export function buildCli(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [`${here}build.mjs`, join(folder, 'dist')]);
  for (const file of ['package.json', 'README.md']) cpSync(join(here, file), join(folder, file));
}

/** Puts the package's dependencies next to it, like `npm install`. */
export function linkDependencies(modules: string): void {
  const { dependencies, optionalDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')),
  );
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const own = [join(here, 'node_modules', name), join(here, '../../node_modules', name)].find(existsSync);
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    if (own) symlinkSync(own, link);
  }
}

/**
 * Packs the package and unpacks it into a folder as if it were installed there. @returns the program's path.
 */
export function installCli(folder: string): string {
  const built = join(folder, 'built');
  buildCli(built);
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: built,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const target = join(folder, 'node_modules/@visible-ai/cli');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', target, '--strip-components=1']);
  linkDependencies(join(folder, 'node_modules'));
  return join(target, 'dist/visible-ai.js');
}
