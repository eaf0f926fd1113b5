import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme that the visitor chose; without a choice, the system's theme. */
export function readThemeChoice(): ThemeChoice {
  const stored = browserStorage.read(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme on the screen now. */
export function shownTheme(): 'light' | 'dark' {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

function paint(): void {
  document.documentElement.dataset.theme = shownTheme();
  for (const listener of listeners) listener();
}

/** Stores the choice and shows it at once. Other tabs follow. */
export function chooseTheme(choice: ThemeChoice): void {
  browserStorage.write(STORAGE_KEY, choice);
  paint();
}

/**
 * Follows the system's theme and the choices in other tabs.
 *
 * @returns a function that stops it.
 */
export function followTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) paint();
  };
  const system = systemIsDark();
  system.addEventListener('change', paint);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', paint);
    window.removeEventListener('storage', onStorage);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice; null while the page is still the prerendered one. */
export function useThemeChoice(): ThemeChoice | null {
  return useSyncExternalStore(subscribe, readThemeChoice, () => null);
}
