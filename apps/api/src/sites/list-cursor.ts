import type { z } from 'zod';
import { AppError } from '../http/app-error.ts';

/** The cursor of a list in the form that clients get: opaque, and harmless if it is made up. */
export const sealCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

const wrong = () => new AppError('invalid_input', { text: 'cursor is the nextCursor of the page before' });

/** @throws AppError invalid_input if it is not a cursor of this list. */
export function openCursor<Shape extends z.ZodType>(shape: Shape, cursor: string): z.output<Shape> {
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw wrong();
  }
  const parsed = shape.safeParse(place);
  if (!parsed.success) throw wrong();
  return parsed.data;
}
