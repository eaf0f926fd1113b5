import type { EarlierReport } from './baseline.ts';
import type { Standing } from './standing.ts';

/** The requirements for every address. */
export interface Asked {
  failUnder: number | null;
  failOn: readonly string[];
  baseline: readonly EarlierReport[] | null;
}

/** The unmet requirements, in sentences; and whether an address could not be checked against them. */
export interface Shortfalls {
  below: string[];
  unknown: string[];
}

function againstBaseline(standing: Standing, baseline: readonly EarlierReport[]): Shortfalls {
  const earlier = baseline.find(
    ({ kind, urls }) => kind === standing.kind && urls.some((url) => standing.urls.includes(url)),
  );
  if (!earlier) return { below: [], unknown: ['The baseline has no report of it.'] };
  const below: string[] = [];
  if (standing.score < earlier.score)
    below.push(
      `Its score fell from ${earlier.score} to ${standing.score}.${
        earlier.scoreVersion !== null && earlier.scoreVersion !== standing.scoreVersion
          ? ' The checks have changed since: make a new baseline.'
          : ''
      }`,
    );
  const worse = [...standing.failed].filter((id) => !earlier.failed.has(id));
  if (worse.length > 0) below.push(`It fails now, and did not before: ${worse.join(', ')}.`);
  return { below, unknown: [] };
}

/** Compares the results of an address with the requirements. */
export function shortfallsOf(standing: Standing, { failUnder, failOn, baseline }: Asked): Shortfalls {
  const compared = baseline ? againstBaseline(standing, baseline) : { below: [], unknown: [] };
  const failing = failOn.filter((id) => standing.failed.has(id));
  return {
    below: [
      ...(failUnder !== null && standing.score < failUnder
        ? [`Its score is ${standing.score}; at least ${failUnder} was asked for.`]
        : []),
      ...(failing.length > 0 ? [`It fails ${failing.join(', ')}.`] : []),
      ...compared.below,
    ],
    unknown: compared.unknown,
  };
}
