/**
 * The address of a module beside another, both in TypeScript source and in the bundle:
 * `siblingModule('foreign-tasks', import.meta.url)`.
 */
export function siblingModule(name: string, importMetaUrl: string): URL {
  const extension = new URL(importMetaUrl).pathname.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./${name}.${extension}`, importMetaUrl);
}
