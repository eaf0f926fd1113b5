import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/ensure-installed.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The path of a file of an installed package: `toolFile('aiseo-audit/bin/aiseo-audit.js')`. */
export const toolFile = (path) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/**
 * Installs Stryker and the programs that benches compare us with. They are a quarter of all files, and few
 * people run them, so they are not dependencies of the project.
 */
export const ensureTools = () => ensureInstalled(folder);
