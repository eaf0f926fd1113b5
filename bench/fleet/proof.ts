import type { Row } from '../support/print-table.ts';

/** A figure and its expected value; without an expected value it is only reported. */
export function proof(what: string, measured: unknown, wanted?: unknown): Row {
  const told = { what, measured: String(measured) };
  if (wanted === undefined) return { ...told, target: '', met: null };
  return { ...told, target: String(wanted), met: String(measured) === String(wanted) };
}
