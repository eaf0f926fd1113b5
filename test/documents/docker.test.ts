import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** The build scripts of all workspaces. */
const buildScripts = () =>
  ['apps', 'packages'].flatMap((folder) =>
    readdirSync(new URL(folder, root)).flatMap((name) =>
      readdirSync(new URL(`${folder}/${name}`, root))
        .filter((file) => file.endsWith('.mjs'))
        .map((file) => `${folder}/${name}/${file}`),
    ),
  );

/** What the first stage of the Dockerfile copies from the checkout. */
function copiedForBuild(): string[] {
  const [stage = ''] = read('Dockerfile').split(/^FROM .* AS dependencies$/m);
  return [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
}

describe('the Dockerfile', () => {
  it('copies every file of the root that a build script reads', () => {
    const named = buildScripts().flatMap((file) =>
      [...read(file).matchAll(/\.\.\/\.\.\/([\w.-]+)/g)].map(([, name = '']) => name),
    );
    expect(named).toContain('LICENSE');
    const copied = copiedForBuild();
    const needed = [...new Set(named)].filter(
      (name) => name !== 'node_modules' && existsSync(new URL(name, root)),
    );
    expect(needed.filter((name) => !copied.includes(name))).toEqual([]);
  });
});

/** An exact version, and the digest of its image. */
const PINNED = /^[\w./-]+:v?\d+\.\d+(?:\.\d+)?-?[\w.-]*@sha256:[0-9a-f]{64}$/;

describe('every image that we take from elsewhere', () => {
  it('is named by its version and its digest', () => {
    const dockerfile = read('Dockerfile');
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
    expect(bases).toHaveLength(3);
    for (const base of bases) expect(base).toMatch(/^\$\{NODE_IMAGE\}$/);
    const images = [
      ...[...dockerfile.matchAll(/^ARG NODE_IMAGE=(\S+)/gm)].map(([, name = '']) => name),
      ...[...read('docker-compose.yml').matchAll(/^ +image: (\S+)/gm)].map(([, name = '']) => name),
    ];
    expect(images).toHaveLength(4);
    expect(images.filter((name) => !PINNED.test(name))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  it('passes on the variables that the README names', () => {
    const named = [...read('README.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name);
    expect(named).toContain('ADMIN_EMAIL');
    const compose = read('docker-compose.yml');
    expect(named.filter((name) => !compose.includes(`${name}: \${${name}:-}`))).toEqual([]);
  });
});
