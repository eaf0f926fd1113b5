import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AnalysisStore, createAnalysisStore } from '../../src/analysis/analysis-store.ts';
import { claimKeyOf, claimMadeAnalyses } from '../../src/analysis/claim-analyses.ts';
import type { Database } from '../../src/db/database.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { SECRET } from '../support/open-service.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const ann = { email: 'ann@example.com', password: 'secret1', displayName: 'Ann' };
const keyedHash = createKeyedHash(SECRET);
const site = { url: 'https://shop.example/', requestedUrl: 'https://shop.example/', siteName: 'Shop' };
const report = { ...site, score: 63, checks: [] } as unknown as AnalysisReport;

describe.each(testDatabases)('audits made before the account, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  let store: AnalysisStore;
  const reopen = serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });
  beforeEach(() => {
    store = createAnalysisStore(database.db);
  });

  const made = async (userId: string | null = null) =>
    (await store.save(report, { userId, clientKey: 'somewhere' })).id;
  const mailTo = (id: string, address: string, byMaker = true) =>
    store.claimMail({ analysisId: id, addressKey: keyedHash(mailboxOf(address)), byMaker }, database.db);
  const register = async () => {
    await service.post('register', ann).expect(201);
    const token = await service.linkToken(ann.email, /Verify/);
    const { body } = await service.post('verify-email', { token }).expect(200);
    return String(body.user.id);
  };
  const ofAnn = async (id: string) => (await store.list(id)).analyses.map((analysis) => analysis.id);

  it('become its own when they were mailed to the address that is proved', async () => {
    const mailed = await made();
    await mailTo(mailed, 'Ann+news@example.com');
    await mailTo(await made(), 'ben@example.com');
    expect(await ofAnn(await register())).toEqual([mailed]);
  });

  it('stay nobody’s when whoever knows their link had them mailed, until their maker asks for the same', async () => {
    const [shared, hers] = [await made(), await made()];
    for (const id of [shared, hers]) await mailTo(id, ann.email, false);
    await mailTo(hers, ann.email);
    expect(await ofAnn(await register())).toEqual([hers]);
  });

  it('stay somebody’s when they are, though they were mailed to the address', async () => {
    const ben = await service.signUp('ben@example.com');
    const his = await made(ben.id);
    await mailTo(his, ann.email);
    expect(await ofAnn(await register())).toEqual([]);
    expect(await ofAnn(ben.id)).toEqual([his]);
  });

  it('stay nobody’s while nobody has proved the address', async () => {
    await reopen({ config: { REQUIRE_EMAIL_VERIFICATION: false } });
    await mailTo(await made(), ann.email);
    const { body } = await service.post('register', ann).expect(201);
    expect(await ofAnn(body.user.id)).toEqual([]);
  });

  it('become its own when its browser had them made, and only those', async () => {
    const { id } = await service.signUp(ann.email);
    const ben = await service.signUp('ben@example.com');
    const [hers, shared, his] = [await made(), await made(), await made(ben.id)];
    const claims = [
      { id: hers, key: claimKeyOf(keyedHash, hers) },
      // Of this analysis she only knows the link.
      { id: shared, key: claimKeyOf(keyedHash, hers) },
      { id: his, key: claimKeyOf(keyedHash, his) },
      { id: 'an-analysis-that-nobody-made', key: 'x' },
    ];
    const deps = { db: database.db, keyedHash };
    expect(await claimMadeAnalyses(deps, id, claims)).toBe(1);
    expect(await ofAnn(id)).toEqual([hers]);
    expect(await ofAnn(ben.id)).toEqual([his]);
    expect(await claimMadeAnalyses(deps, ben.id, claims)).toBe(0);
  });
});
