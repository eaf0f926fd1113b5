import { showAndFocus } from '@/lib/show-and-focus.ts';

/** Where a check stands in the result. */
export const checkAnchor = (checkId: string): string => `check-${checkId}`;

/** Unfolds a check and moves the eye and the keyboard to it. */
export function openCheck(checkId: string): void {
  const row = document.getElementById(checkAnchor(checkId));
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = true;
  const summary = row.querySelector('summary');
  if (summary) showAndFocus(summary, 'start');
}
