import { z } from 'zod';
import { checkResult, snippet } from '../analysis/schema.ts';

const judged = checkResult.pick({ status: true, score: true, evidence: true });

/** A check with different results for the two pages. */
export const reportDifference = z
  .object({
    checkId: z.string(),
    title: z.string().meta({ description: 'of the check, the same for both pages' }),
    ours: judged,
    theirs: judged,
    points: z.number().min(0).meta({
      description: 'points that our score wins when the check is fixed; 0 where ours does better',
    }),
    fix: z.string().nullable(),
    snippet: snippet.nullable(),
  })
  .meta({ id: 'ReportDifference' });
export type ReportDifference = z.infer<typeof reportDifference>;

const comparedPage = z.object({
  id: z.string().meta({ description: 'of the saved analysis' }),
  url: z.string().meta({ description: 'the final address, after redirects' }),
  score: z.number().min(0).max(100),
});

export const pageComparison = z
  .object({
    ours: comparedPage,
    theirs: comparedPage,
    differences: z
      .array(reportDifference)
      .meta({ description: 'where theirs does better, worth most first; then where ours does' }),
  })
  .meta({ id: 'PageComparison' });
export type PageComparison = z.infer<typeof pageComparison>;
