import { setTimeout as wait } from 'node:timers/promises';
import * as answers from '@visible-ai/shared/answers/endpoints';
import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import { comparePages } from '@visible-ai/shared/compare/endpoints';
import { addSite } from '@visible-ai/shared/sites/endpoints';
import { applyDiff } from './apply-diff.ts';
import { audit } from './audit.ts';
import type { Api } from './call.ts';
import { questions } from './questions.ts';
import { changeWords, rateWords, say } from './say.ts';
import type { OpenShop } from './shops/open-shop.ts';

/** Answers of each engine to each question in a run, and what they may cost in a month, US dollars. */
const SAMPLES = 5;
const BUDGET = 40;
const LOOK_MS = 250;

export interface Walked {
  siteId: string;
  runId: string;
  /** Whether the change was proved. */
  isProved: boolean;
}

/** Sets up what is asked about our shop: nothing is asked that does not stand here. */
async function setUp(api: Api, siteId: string, ours: OpenShop, rival: OpenShop): Promise<void> {
  const entity = (id: string, own: boolean, { shop, origin }: OpenShop) => ({
    id,
    own,
    name: shop.name,
    aliases: [shop.name.split(' ')[0] ?? shop.name],
    domains: [new URL(origin).hostname],
    context: [],
  });
  await api(answers.savePanel, answers.savePanel.answers[200], {
    params: { id: siteId },
    body: {
      entities: [entity('ours', true, ours), entity('rival', false, rival)],
      prompts: questions.map(({ id, text, tag }) => ({ id, text, locale: 'en', country: 'GB', tags: [tag] })),
      engines: answerEngineIds,
      samples: SAMPLES,
      monthlyBudgetUsd: BUDGET,
    },
  });
}

/** Asks every question, and waits for the answers. */
async function ask(api: Api, siteId: string): Promise<AnswerRun> {
  const params = { id: siteId };
  const started = await api(answers.startAnswerRun, answers.startAnswerRun.answers[202], { params });
  const { calls, canaryCalls, lowUsd, highUsd } = started.estimate;
  say.line(
    `${calls} questions${canaryCalls > 0 ? `, and ${canaryCalls} neutral ones that tell whether an engine has changed itself` : ''}; ` +
      `between ${say.money(lowUsd)} and ${say.money(highUsd)} at real prices, never above ${say.money(BUDGET)} a month`,
  );
  for (;;) {
    const run = await api(answers.getAnswerRun, answers.getAnswerRun.answers[200], {
      params: { id: started.run_id },
    });
    if (run.status !== 'running') return run;
    await wait(LOOK_MS);
  }
}

/** Says what one run counted. */
async function sayFigures(api: Api, siteId: string, ours: OpenShop, run: AnswerRun): Promise<void> {
  const summary = await api(answers.getAnswersSummary, answers.getAnswersSummary.answers[200], {
    params: { id: siteId },
    query: { from: run.createdAt },
  });
  say.line(`${run.counts.ok} answers, ${say.money(run.costUsd)}`);
  say.line(`${ours.shop.name} is named in ${rateWords(summary.mention)}`);
  say.line(`${ours.shop.name} is cited in ${rateWords(summary.citation)}`);
  for (const { name, mention } of summary.competitors) say.line(`${name} is named in ${rateWords(mention)}`);
}

/** The page of the rival that answers lean on most. */
async function rivalPage(api: Api, siteId: string, rival: OpenShop): Promise<string> {
  const { sources } = await api(answers.listAnswerSources, answers.listAnswerSources.answers[200], {
    params: { id: siteId },
  });
  return sources.find(({ entityId }) => entityId === 'rival')?.pages[0]?.url ?? `${rival.origin}/`;
}

/**
 * The whole loop as an owner would walk it: audit, ask, see the rival cited, compare, publish the fix, ask again.
 *
 * @param api as the owner's account calls it.
 */
export async function walk(
  { base, token, api }: { base: string; token: string; api: Api },
  ours: OpenShop,
  rival: OpenShop,
): Promise<Walked> {
  say.title(`1. Audit ${ours.shop.name}, ${ours.origin}`);
  const site = await api(addSite, addSite.answers[201], { body: { url: ours.origin, name: ours.shop.name } });
  const report = await audit(base, token, ours.origin);
  say.line(`Score ${report.score} of 100${report.cap ? `, capped because ${report.cap.because}` : ''}`);
  for (const { title, points } of report.recommendations.slice(0, 3))
    say.line(`- ${title}${points > 0 ? ` (${points} points)` : ''}`);

  say.title('2. Ask the engines (simulated: nothing leaves this machine and nothing is paid)');
  await setUp(api, site.id, ours, rival);
  const before = await ask(api, site.id);
  await sayFigures(api, site.id, ours, before);

  const theirs = await rivalPage(api, site.id, rival);
  const oursPage = `${ours.origin}/guides/which-loft-ladder`;
  say.title(`3. Why them, not us? ${theirs} is cited; compare it with ${oursPage}`);
  const compared = await api(comparePages, comparePages.answers[200], { body: { ours: oursPage, theirs } });
  say.line(
    `Ours ${compared.ours.score}, theirs ${compared.theirs.score}. Where theirs does better, by worth:`,
  );
  for (const { title, ours: judged, points } of compared.differences.slice(0, 3))
    say.line(`- ${title}${points > 0 ? ` (${points} points)` : ''}: ${judged.evidence}`);

  say.title('4. Publish the fix that the audit gives: search agents are let in, training agents stay out');
  const fix = report.recommendations.find(({ snippet }) => snippet?.label === 'robots.txt')?.snippet;
  if (!fix) throw new Error('The audit gives no fix for robots.txt');
  ours.publishRobots(applyDiff(ours.robots(), fix.code));
  for (const line of fix.code.split('\n').filter((each) => /^\+(?!\+\+)/.test(each))) say.line(line);
  const fixed = await audit(base, token, ours.origin);
  say.line(`The score goes from ${report.score} to ${fixed.score}`);

  say.title('5. Ask again');
  const after = await ask(api, site.id);
  await sayFigures(api, site.id, ours, after);

  say.title('6. Did the fix work?');
  const { change } = await api(answers.getAnswersSummary, answers.getAnswersSummary.answers[200], {
    params: { id: site.id },
  });
  if (!change) throw new Error('Two runs ended, and nothing was said of the change between them');
  say.line(`Named: ${changeWords(change.mention)}`);
  say.line(`Cited: ${changeWords(change.citation)}`);
  return { siteId: site.id, runId: after.id, isProved: change.mention.verdict === 'up' };
}
