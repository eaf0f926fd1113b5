import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readPdf } from '@visible-ai/engine/testing/report/pdf/testing/read-pdf';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { answerPanels, answerRuns } from '../../src/db/schema/answers.ts';
import { sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import {
  type AnswersService,
  type AnswersServiceSettings,
  openAnswersService,
} from '../support/open-answers-service.ts';
import type { Account } from '../support/open-calls.ts';
import { answerOf, testEngine } from './test-engine.ts';

const soon = { timeout: 20_000, interval: 20 };
/** The raw bytes of a response. */
const bytes = (response: unknown, done: (error: Error | null, body: Buffer) => void) =>
  void buffer(response as IncomingMessage).then((body) => done(null, body));
const DAY = 24 * 3_600_000;

describe.each(testDatabases)('answers that are watched, on $name', ({ create }) => {
  let database: Database;
  let services: AnswersService[];
  let service: AnswersService;
  let ann: Account;
  let siteId: string;
  let time: Date;
  /** How many of ten answers name us, and the model that gives them. */
  let naming: { of10: number; model: string };
  beforeEach(async () => {
    database = await create();
    services = [];
    time = new Date('2026-11-20T05:00:00.000Z');
    naming = { of10: 10, model: 'model-1' };
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.close()));
    await database.close();
  });
  async function open(settings: AnswersServiceSettings = {}) {
    const { engine } = testEngine(({ k }) => {
      const text = k % 10 < naming.of10 ? 'Acme Ladders is solid.' : 'It depends.';
      return answerOf({ text, servedModel: naming.model });
    });
    const opened = await openAnswersService(database, { engines: [engine], now: () => time, ...settings });
    services.push(opened);
    return opened;
  }
  async function openFor(panel: object = {}, settings: AnswersServiceSettings = {}) {
    service = await open(settings);
    ann = await service.account();
    siteId = (await service.post('sites', ann, { url: 'https://acme-ladders.com/' }).expect(201)).body.id;
    const entities = [{ own: true, name: 'Acme Ladders', domains: ['acme-ladders.com'] }];
    const prompts = [{ text: 'Which ladder?' }, { text: 'Which step stool?' }];
    await service
      .put(`sites/${siteId}/answers/panel`, ann, { entities, prompts, samples: 10, ...panel })
      .expect(200);
  }
  const runs = () => database.db.select().from(answerRuns).orderBy(answerRuns.createdAt);
  async function run(): Promise<string> {
    const { body } = await service.post(`sites/${siteId}/answers/runs`, ann).expect(202);
    await vi.waitFor(async () => expect((await runs()).at(-1)?.status).toBe('completed'), soon);
    return body.run_id;
  }
  const subjects = async () => (await service.mails()).map(({ subject }) => subject);

  it('are asked when they are due, once on any number of instances, and missed ones once', async () => {
    const weekly = { every: 'weekly', hour: 6, weekday: 5, timeZone: 'UTC' };
    await openFor({ schedule: weekly, samples: 1 });
    await service.doDue();
    expect(await runs()).toEqual([]);
    // Three weeks without a running process.
    time = new Date(time.getTime() + 21 * DAY + 4 * 3_600_000);
    const more = [service, await open(), await open()];
    await Promise.all(more.map((one) => one.doDue()));
    await vi.waitFor(
      async () => expect((await runs()).map(({ status }) => status)).toEqual(['completed']),
      soon,
    );
    expect((await runs())[0]?.origin).toBe('schedule');
    const [panel] = await database.db.select().from(answerPanels);
    expect(panel?.nextRunAt?.getTime()).toBeGreaterThan(time.getTime());
    // Without any budget left in the month, the next run stays due as usual.
    await service.put(`sites/${siteId}/answers/panel`, ann, { monthlyBudgetUsd: 0 }).expect(200);
    time = new Date(time.getTime() + 8 * DAY);
    await service.doDue();
    expect(await runs()).toHaveLength(1);
    const [later] = await database.db.select().from(answerPanels);
    expect(later?.nextRunAt?.getTime()).toBeGreaterThan(time.getTime());
  });

  it('are mailed about when they name us less often than chance explains, where no engine has changed', async () => {
    await openFor();
    await run();
    time = new Date(time.getTime() + DAY);
    naming.of10 = 4;
    await run();
    expect(await subjects()).toEqual(['acme-ladders.com: answers name Acme Ladders less often']);
    const [mail] = await service.mails();
    expect(mail?.text).toMatch(/-60 points, with 95 % certainty between -7\d(\.\d)? and -[34]\d(\.\d)?\./);
    expect(JSON.stringify(mail?.headers)).toContain('List-Unsubscribe');
    // The same result is no change, and a change of the model is no change of ours.
    time = new Date(time.getTime() + DAY);
    await run();
    time = new Date(time.getTime() + DAY);
    naming = { of10: 0, model: 'model-2' };
    await run();
    expect((await runs()).map(({ break: broke }) => broke)).toEqual([null, null, null, 'model']);
    expect(await subjects()).toHaveLength(1);
  });

  it('are not mailed about where alerts are muted', async () => {
    await openFor();
    await database.db
      .update(sites)
      .set({ alerts: { mail: true, muted: true } as typeof sites.$inferSelect.alerts })
      .where(eq(sites.id, siteId));
    await run();
    time = new Date(time.getTime() + DAY);
    naming.of10 = 1;
    await run();
    expect(await subjects()).toEqual([]);
  });

  it('are summed up for a month that has ended, once', async () => {
    await openFor({ samples: 5 });
    await service.doDue();
    await run();
    expect(await subjects()).toEqual([]);
    time = new Date('2026-12-01T00:00:10.000Z');
    const other = await open();
    await Promise.all([service.doDue(), other.doDue()]);
    await service.doDue();
    expect(await subjects()).toEqual(['acme-ladders.com: what answers said in November 2026']);
    const [mail] = await service.mails();
    expect(mail?.text).toContain('10 answers of one run are counted; asking cost 0.06 US dollars.');
    expect(mail?.text).toMatch(/10 of 10 answers. Too few for a percentage. The true share may lie anywhere/);
    const url = `https://visible.example/analytics/${siteId}?report=2026-11`;
    expect(mail?.text).toContain(`Open the report:\n${url}`);
  });

  it('are to be had as a PDF by their owner, month by month, in the words of the screens', async () => {
    await openFor({ samples: 10 });
    await run();
    const report = (query: string, who = ann) => service.get(`sites/${siteId}/answers/report${query}`, who);
    const { body, headers } = await report('?month=2026-11&paper=letter').buffer().parse(bytes).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="visible-ai-answers-acme-ladders.com-2026-11.pdf"',
    );
    const pdf = await readPdf(new Uint8Array(body));
    expect(pdf.pages[0]).toMatchObject({ width: 612 });
    expect(pdf.text).toContain('November 2026, so far');
    expect(pdf.text).toContain('Simulated: ChatGPT is played by a program');
    expect(pdf.text).toContain('20 of 20 answers');
    expect(pdf.text).toContain('Asking cost 0.12 US dollars in this month.');
    for (const text of ['Which ladder?', 'Which step stool?']) expect(pdf.text).toContain(text);
    await report('')
      .set('if-none-match', (await report('').expect(200)).headers.etag ?? '')
      .expect(304);
    await report('?month=2026-10').expect(404);
    for (const wrong of ['2026-13', '11', '']) await report(`?month=${wrong}`).expect(400);
    await report('', await service.account()).expect(404);
  });

  it('are judged by the model that is set up, by words that stand in them, after the run has ended', async () => {
    await openFor(
      { samples: 5 },
      {
        judge: async ({ text, name }) =>
          text.includes('solid') && name === 'Acme Ladders' ? { value: 1, passage: 'solid' } : null,
      },
    );
    const id = await run();
    await vi.waitFor(async () => {
      const { body } = await service.get(`sites/${siteId}/answers/summary`, ann).expect(200);
      expect(body.sentiment).toEqual({ negative: 0, neutral: 0, positive: 10 });
    }, soon);
    const { body } = await service.get(`answer-runs/${id}/samples`, ann).expect(200);
    expect(body.samples[0]).toMatchObject({ judgement: 1, passage: 'solid' });
  });
});
