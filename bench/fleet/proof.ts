import type { Row } from '../support/print-table.ts';

/** A figure that must be as wanted; without a wanted one it is only told. */
export function proof(what: string, measured: unknown, wanted?: unknown): Row {
  const told = { what, measured: String(measured) };
  if (wanted === undefined) return { ...told, target: '', met: null };
  return { ...told, target: String(wanted), met: String(measured) === String(wanted) };
}
