import { showAndFocus } from '@/lib/show-and-focus.ts';

/** The id of a check's element in the result. */
export const checkAnchor = (checkId: string): string => `check-${checkId}`;

/** Opens a check, scrolls to it and focuses it. */
export function openCheck(checkId: string): void {
  const row = document.getElementById(checkAnchor(checkId));
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = true;
  const summary = row.querySelector('summary');
  if (summary) showAndFocus(summary, 'start');
}
