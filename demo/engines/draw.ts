import { createHash } from 'node:crypto';

/** A number in [0, 1) that depends on its parts alone: the same question gets the same answer in every demonstration. */
export const draw = (...parts: readonly (string | number)[]): number =>
  createHash('sha256').update(parts.join('\n')).digest().readUInt32BE(0) / 2 ** 32;
