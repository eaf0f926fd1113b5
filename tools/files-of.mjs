import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../scripts/run.mjs';

/** @returns the files that a pattern of paths in the repository names. */
export function filesOf(pattern) {
  const folder = pattern.split('/').filter((name) => !/[*{]/.test(name) && !name.includes('.'));
  if (!existsSync(join(root, ...folder))) return [];
  const form = pattern.replace(/[.]/g, '\\.').replaceAll('**/', '(.+/)?');
  const asked = new RegExp(`^${form.replace(/(?<![.)])\*/g, '[^/]*').replace(/\{(.+?)\}/g, asChoice)}$`);
  return readdirSync(join(root, ...folder), { recursive: true })
    .map((name) => [...folder, ...name.split(sep)].join('/'))
    .filter((name) => asked.test(name))
    .map((name) => join(root, name));
}
const asChoice = (_braces, names) => `(${names.replaceAll(',', '|')})`;
