/** Money is stored in millionths of a US dollar and shown in dollars. */
export const toUsd = (micros: number): number => micros / 1_000_000;

/** Rounds down, so that it is never more than the given amount. */
export const toMicros = (usd: number): number => Math.floor(usd * 1_000_000 + 1e-6);

/** The UTC calendar month of a moment, like 2026-11. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
