import { countCells } from '../../apps/api/src/answers/samples/count-cells.ts';
import type { Database } from '../../apps/api/src/db/database.ts';

export const SAMPLES = 10_000;
const PROMPTS = 100;
const ENGINES = ['openai', 'anthropic', 'perplexity', 'gemini'];

/** Approved prompts of the panel; every fourth has another tag. */
export const seededPrompts = Array.from({ length: PROMPTS }, (_none, at) => ({
  id: `p${at}`,
  text: `Which ladder is best for job number ${at}?`,
  tags: [`tag-${at % 4}`],
}));

/**
 * A run of 10,000 answers of about 1,500 characters, each with eight sources and two names, in four
 * statements.
 */
export async function seedAnswers(rows: Database, siteId: string): Promise<string> {
  const { rows: made } = await rows.execute(
    `insert into answer_runs (site_id, owner_id, panel_version, origin, status, done, total, completed_at, counts)
     select id, owner_id, 1, 'hand', 'completed', $2, $2, now(),
       '{"ok":9500,"no_search":100,"truncated":100,"refused":100,"tool_error":100,"http_error":100,"over_budget":0}'::jsonb
     from sites where id = $1 returning id`,
    [siteId, SAMPLES],
  );
  const runId = String(made[0]?.id);
  await rows.execute(
    `insert into answer_samples (run_id, position, prompt_id, engine, n, state, status, requested_model, served_model,
       text, latency_ms, tokens_in, tokens_out, searches, cost_micros, queries, at)
     select $1, at, 'p' || (at / 4) % ${PROMPTS}, (array['${ENGINES.join("','")}'])[1 + at % 4], 1 + at / ${4 * PROMPTS}, 'done',
       case when at % 20 = 19 then (array['no_search','truncated','refused','tool_error','http_error'])[1 + (at / 20) % 5] else 'ok' end,
       'model-1', 'model-1-2026-09-01',
       (select string_agg(md5(at || '-' || part), ' ') from generate_series(1, 45) part),
       4200, 6300, 400, 1, 14200, '["which ladder is best", "ladder test 2026"]'::jsonb, now()
     from generate_series(0, ${SAMPLES - 1}) at`,
    [runId],
  );
  await rows.execute(
    `insert into answer_sources (sample_id, position, kind, url, host, title, entity_id, leads, places)
     select s.id, nth, case when nth < 4 then 'cited' else 'retrieved' end,
       'https://' || host || '/guides/' || (s.position + nth) % 40 || '/how-to-choose', host, 'How to choose a ladder',
       case host when 'www.northwind-tools.com' then 'ours' when 'www.acme-ladders.com' then 'rival' end, true,
       case when nth < 4 then '[{"start":0,"end":120}]'::jsonb else '[]'::jsonb end
     from answer_samples s, generate_series(0, 7) nth,
       lateral (select case (s.position * 7 + nth * 13) % 11 when 0 then 'www.northwind-tools.com' when 1 then 'www.acme-ladders.com'
         else 'site-' || (s.position * 31 + nth * 17) % 300 || '.example' end as host) of_host
     where s.run_id = $1`,
    [runId],
  );
  await rows.execute(
    `insert into answer_mentions (sample_id, entity_id, count, first, places)
     select s.id, who, 2, (s.position * 37 + length(who)) % 900, '[{"start":10,"end":25},{"start":410,"end":425}]'::jsonb
     from answer_samples s, unnest(array['ours', 'rival']) who
     where s.run_id = $1 and (s.position + length(who)) % 3 > 0`,
    [runId],
  );
  // Counted, as at the end of a run.
  const cells = await countCells(rows.db, runId);
  await rows.execute('update answer_runs set cells = $2::jsonb where id = $1', [
    runId,
    JSON.stringify(cells),
  ]);
  await rows.execute('analyze');
  return runId;
}
