import { listAnswerSamples, listAnswerSources } from '@visible-ai/shared/answers/endpoints';
import { startDouble } from '../../packages/answers/test/support/start-double.ts';
import { askApi } from '../support/ask-api.ts';
import { callApi } from '../support/call-api.ts';
import { percentile } from '../support/percentile.ts';
import type { Row } from '../support/print-table.ts';
import { entities, openRows, type Store, setUp, signIn, startAsking, world } from './asking-service.ts';
import { SAMPLES, seedAnswers, seededPrompts } from './seed-answers.ts';

const TURNS = 20;
const TARGET_MS = 300;
const TABLES = ['answer_samples', 'answer_sources', 'answer_mentions'];

async function weigh(store: Store): Promise<Row> {
  const rows = await openRows(store);
  try {
    const weights: string[] = [];
    let sum = 0;
    for (const table of TABLES) {
      const { rows: told } = await rows.execute(`select pg_total_relation_size('${table}')::float8 as bytes`);
      const bytes = Number(told[0]?.bytes ?? 0);
      sum += bytes;
      weights.push(`${table} ${(bytes / SAMPLES / 1024).toFixed(2)}`);
    }
    return {
      what: 'an answer of 1,500 signs with eight sources on disk with its indexes, kB',
      measured: `${(sum / SAMPLES / 1024).toFixed(2)} (${weights.join(', ')})`,
      ...{ target: '', met: null },
    };
  } finally {
    await rows.close();
  }
}

/** Measures the screens' pages on a run of 10,000 answers. */
export async function measureReads(store: Store): Promise<Row[]> {
  const double = await startDouble(world, {});
  let service = await startAsking(store, double);
  try {
    const site = await setUp(service, await signIn(service), 'https://northwind-tools.com/', {
      ...{ entities, prompts: seededPrompts, samples: 25 },
    });
    await service.stop();
    const rows = await openRows(store);
    const run = await seedAnswers(rows, site);
    await rows.close();
    service = await startAsking(store, double);
    const token = await signIn(service);
    const { url } = service;
    const samples = `answer-runs/${run}/samples`;
    const sources = `sites/${site}/answers/sources`;
    const second = async (path: string, answer: { parse(body: unknown): { nextCursor: string | null } }) =>
      `${path}?cursor=${(await askApi(url, path, answer, { token })).nextCursor}`;
    const paths = [
      `sites/${site}/answers/summary`,
      `sites/${site}/answers/summary?engine=openai`,
      `sites/${site}/answers/summary?tag=tag-1`,
      sources,
      `${sources}?engine=gemini&tag=tag-2`,
      await second(sources, listAnswerSources.answers[200]),
      samples,
      await second(samples, listAnswerSamples.answers[200]),
      `${samples}?engine=openai&status=refused`,
      `${samples}?promptId=p7`,
      `${samples}?names=ours`,
      `${samples}?cites=ours`,
      `${samples}?cites=site-7.example`,
      `answer-runs/${run}`,
      `sites/${site}/answers/runs`,
      `sites/${site}/answers/panel`,
    ];
    const measured: Row[] = [];
    for (const path of paths) {
      const times: number[] = [];
      let bytes = 0;
      for (let turn = 0; turn < TURNS; turn += 1) {
        const began = performance.now();
        const { status, body } = await callApi(url, path, { token });
        times.push(performance.now() - began);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
        bytes = JSON.stringify(body).length;
      }
      const p95 = Math.round(percentile(times, 0.95));
      measured.push({
        what: `${path
          .replace(site, ':id')
          .replace(run, ':id')
          .replace(/cursor=.*/, 'cursor=')}: p95, ms; kB`,
        measured: `${p95}; ${Math.round(bytes / 1024)}`,
        target: `${TARGET_MS}`,
        met: p95 < TARGET_MS,
      });
    }
    await service.stop();
    return [...measured, await weigh(store)];
  } finally {
    await service.stop();
    await double.close();
  }
}
