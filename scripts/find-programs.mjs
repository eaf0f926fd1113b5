import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Looks for a program on the path, or in other folders. @returns its full path, or undefined. */
export function findProgram(name, folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The system's Chromium or Chrome: `CHROME_PATH`, else the first of the usual names that exists. */
export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const found = findProgram(name);
    if (found) return found;
  }
  return APPLICATIONS.find(isExecutable);
}

/**
 * The browser of the journeys: Debian's headless Chromium if it is installed, which takes two thirds of the
 * time of the full one.
 */
export const findJourneyBrowser = () => findProgram('chromium-headless-shell') ?? findChromium();

/** Whether PostgreSQL's server program is installed. Debian does not put it on the path. */
export function hasPostgres() {
  if (process.env.TEST_DATABASE_URL || findProgram('postgres')) return true;
  try {
    return readdirSync('/usr/lib/postgresql').some((version) =>
      isExecutable(join('/usr/lib/postgresql', version, 'bin/postgres')),
    );
  } catch {
    return false;
  }
}
