import { z } from 'zod';
import type { HttpOutcome } from '../gate/create-connection.ts';

/** Why there is no answer, in our own words: a vendor's text may contain the key. */
export interface EngineFailure {
  says: string;
  /** Whether the request may still have been processed and charged. */
  mayCost: boolean;
  /** What helps: nothing, the same request later, or later with all other requests held too. */
  again: 'no' | 'soon' | 'held';
}

const lost: Record<Extract<HttpOutcome, { kind: 'lost' }>['because'], string> = {
  late: 'No answer came in time.',
  cancelled: 'The call was cancelled.',
  cut: 'The connection broke before the answer was there.',
  'too-large': 'The answer was larger than is read.',
};

/** Vendors name an error by a word; no sentence of theirs, and no key, has this form. */
const word = z.string().regex(/^[A-Za-z_]{3,40}$/);
/** Errors are a sentence or two. */
const LONGEST_ERROR = 20_000;
const errorBody = z.object({
  error: z.object({
    code: word.nullable().catch(null),
    type: word.nullable().catch(null),
    status: word.nullable().catch(null),
  }),
});

function errorWord(body: string): string | null {
  if (body.length > LONGEST_ERROR) return null;
  try {
    const { error } = errorBody.parse(JSON.parse(body));
    return error.code ?? error.type ?? error.status;
  } catch {
    // It does not have the form of an error: then only its status is known.
    return null;
  }
}

const meanings: Readonly<Record<number, string>> = {
  400: 'The engine did not take the request',
  401: 'The engine refused the key',
  403: 'The engine refused the key',
  404: 'The engine does not know the model or the address',
  429: 'The engine is asked too often',
};

/** The meaning of an unsuccessful outcome; null for a status of success. */
export function engineFailure(outcome: HttpOutcome): EngineFailure | null {
  if (outcome.kind === 'lost') return { says: lost[outcome.because], mayCost: true, again: 'no' };
  if (outcome.kind === 'unreachable')
    return { says: 'The engine could not be reached.', mayCost: false, again: 'soon' };
  const { status } = outcome;
  if (status >= 200 && status < 300)
    return outcome.isPage
      ? { says: 'A web page came in the place of an answer.', mayCost: false, again: 'no' }
      : null;
  const named = errorWord(outcome.body);
  const meaning =
    meanings[status] ?? (status >= 500 ? 'The engine had a fault' : 'The engine gave no answer');
  return {
    says: `${meaning} (status ${status}${named ? `, ${named}` : ''}).`,
    mayCost: false,
    // Waiting does not help without credit.
    again:
      named === 'insufficient_quota'
        ? 'no'
        : status === 429
          ? 'held'
          : [500, 503, 529].includes(status)
            ? 'soon'
            : 'no',
  };
}
