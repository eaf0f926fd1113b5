import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../test/support/open-memory-database.ts';
import type { Database } from '../db/database.ts';
import { createKeyedHash } from '../infra/rate-limit/client-key.ts';
import { createAnalysisStore } from './analysis-store.ts';
import { claimKeyOf } from './claim-analyses.ts';
import { type SendAnalysisMail, sendAnalysisMail } from './send-analysis-mail.ts';

let database: Database;
let deps: SendAnalysisMail;
const queued: { to: string; id: string }[] = [];
beforeAll(async () => {
  database = await openMemoryDatabase();
  deps = {
    db: database.db,
    store: createAnalysisStore(database.db),
    keyedHash: createKeyedHash('secret'),
    isDisposable: (domain) => domain === 'mailinator.com',
    queueMail: async (_tx, { to, analysis }) => {
      queued.push({ to, id: analysis.id });
    },
    now: () => new Date(),
  };
});
afterEach(async () => {
  queued.length = 0;
  await database.execute('delete from analyses');
});
afterAll(() => database.close());

const save = (url = 'https://shop.example/', clientKey = 'client') =>
  deps.store.save({ url, requestedUrl: url, siteName: 'Shop', score: 63 } as AnalysisReport, {
    userId: null,
    clientKey,
  });
const send = (
  request: { email?: string; website?: string; analysisId?: string; claimKey?: string },
  client = 'client',
) => sendAnalysisMail(deps, { email: 'ada@company.com', website: 'shop.example', ...request }, client);

describe('the mail after an analysis', () => {
  it('is of the analysis that is named', async () => {
    const { id } = await save();
    await send({ analysisId: id, website: 'other.example' }, 'another client');
    expect(queued).toEqual([{ to: 'ada@company.com', id }]);
  });

  it('else of the same client’s latest of that website', async () => {
    await save();
    await database.execute("update analyses set created_at = created_at - interval '1 minute'");
    const { id } = await save();
    await send({});
    expect(queued).toEqual([{ to: 'ada@company.com', id }]);
    await expect(send({}, 'another client')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('makes the analysis its reader’s only when its maker asked for it', async () => {
    const { id } = await save();
    const [claimKey, other] = [claimKeyOf(deps.keyedHash, id), claimKeyOf(deps.keyedHash, 'another')];
    await send({ analysisId: id, email: 'ada@company.com', claimKey });
    await send({ analysisId: id, email: 'bob@company.com', claimKey: other });
    await send({ analysisId: id, email: 'eve@company.com' });
    const { rows } = await database.execute(
      'select by_maker from analysis_mails order by created_at, by_maker desc',
    );
    expect(rows).toEqual([{ by_maker: true }, { by_maker: false }, { by_maker: false }]);
  });

  it('goes to an address once, however often it is asked for', async () => {
    const { id } = await save();
    await Promise.all([send({ analysisId: id }), send({ analysisId: id, email: 'Ada@Company.com' })]);
    await send({ analysisId: id });
    expect(queued).toHaveLength(1);
  });

  it('fills nobody’s mailbox: three a day', async () => {
    for (let n = 0; n < 3; n += 1) await send({ analysisId: (await save()).id });
    const { id } = await save();
    await expect(send({ analysisId: id })).rejects.toMatchObject({ code: 'rate_limited' });
    await send({ analysisId: id, email: 'bob@company.com' });
    expect(queued).toHaveLength(4);
  });

  it('counts a mailbox once for all its tags', async () => {
    for (let n = 0; n < 3; n += 1)
      await send({ analysisId: (await save()).id, email: `ada+${n}@company.com` });
    const { id } = await save();
    await expect(send({ analysisId: id, email: 'ada+3@company.com' })).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(queued).toHaveLength(3);
  });

  it('is not sent more than two hundred times an hour in all', async () => {
    const { id } = await save();
    await database.execute(
      `insert into analysis_mails (analysis_id, address_key) select '${id}', 'address ' || n from generate_series(1, 200) n`,
    );
    await expect(send({ analysisId: id })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(queued).toEqual([]);
  });

  it.each([
    'ada',
    'ada@mailinator.com',
    'a@b.co, c@d.co',
    'ada@127.0.0.1',
    'ada@mailhost',
    'a\u202Eda@company.com',
  ])('is not sent to %s', async (email) => {
    const { id } = await save();
    await expect(send({ analysisId: id, email })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('of an analysis nobody made is a 404', async () => {
    await expect(send({ analysisId: 'AAAAAAAAAAAAAAAAAAAAAA' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
