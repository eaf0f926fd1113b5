/**
 * The address of a module beside another, whether that runs from TypeScript source or from the bundle:
 * `siblingModule('foreign-tasks', import.meta.url)`.
 */
export function siblingModule(name: string, importMetaUrl: string): URL {
  const extension = new URL(importMetaUrl).pathname.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./${name}.${extension}`, importMetaUrl);
}
