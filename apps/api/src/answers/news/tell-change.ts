import { summarise } from '@visible-ai/answers';
import type { Db } from '../../db/database.ts';
import { renderAnswersChange } from '../../mail/render-answer-mails.ts';
import { readSite } from '../../sites/audited-site.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { findPrevious } from '../runs/find-break.ts';
import { countedRuns } from '../summary/counted-runs.ts';
import { mailNews } from './mail-news.ts';

/**
 * Tells the owner of a site when answers name or cite it less often than in the run before, beyond chance. It
 * runs in the transaction that ends the run. If an engine itself has changed, it tells nothing, because the
 * site is not the cause.
 */
export async function tellChange(deps: AnswersDeps, tx: Db, run: AnswerRunRow): Promise<void> {
  if (run.status !== 'completed' || run.break !== null || !deps.news) return;
  const previous = await findPrevious(tx, run);
  const site = previous && (await readSite(tx, run.siteId));
  if (!site) return;
  const counted = await countedRuns(deps, tx, site, [previous, run]);
  const { change } = summarise({
    ...counted,
    from: previous.createdAt.toISOString(),
    to: run.createdAt.toISOString(),
  });
  if (change?.mention.verdict !== 'down' && change?.citation.verdict !== 'down') return;
  const ownName = counted.entities.find(({ own }) => own)?.name ?? site.name;
  const told = await mailNews(deps.news, tx, site, {
    ...{ key: `change:${run.id}`, ownName },
    render: (news) => renderAnswersChange(news, change),
  });
  if (!told)
    deps.logger.warn({ runId: run.id }, 'A change of answers was not mailed: too many mails this hour');
}
