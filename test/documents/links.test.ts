import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const documentsIn = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const documents = [...documentsIn('.', false), ...documentsIn('docs', true), 'e2e/sites/README.md'];

/** The targets of a document's links and images inside the repository. */
function targets(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
}

describe('the documents', () => {
  it('were found', () => {
    expect(documents).toContain('README.md');
  });

  it.each(documents)('%s links to nothing that is not there', (document) => {
    const missing = targets(document).filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(missing).toEqual([]);
  });
});
