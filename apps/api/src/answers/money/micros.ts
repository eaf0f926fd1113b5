/** Money is kept in millionths of a US dollar, and told in dollars. */
export const toUsd = (micros: number): number => micros / 1_000_000;

/** Never more than was said: what is left of a millionth is nobody's. */
export const toMicros = (usd: number): number => Math.floor(usd * 1_000_000 + 1e-6);

/** The calendar month in UTC that a moment lies in, like 2026-11. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
