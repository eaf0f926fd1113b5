import type { Engine } from '@visible-ai/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import type { Account } from '../support/open-calls.ts';
import { openContentEngine } from '../support/open-content-service.ts';
import { type HostingService, openHostingService } from '../support/open-hosting-service.ts';
import { openMemoryDatabase } from '../support/open-memory-database.ts';
import { type EditableSite, openEditableSite } from './editable-site.ts';

const LLMS = '# Pots\n\n> Für Küchen.\n';

describe('what stands at the owner’s own domain', () => {
  let database: Database;
  let pots: EditableSite;
  let engine: Engine;
  let service: HostingService;
  let ada: Account;
  let site: string;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    pots = await openEditableSite();
    engine = openContentEngine([pots.host]);
    service = await openHostingService(database, { engine });
  });
  afterAll(async () => {
    await service.close();
    await engine.close();
    await pots.close();
    await database.close();
  });
  beforeEach(async () => {
    pots.reset();
    ada = await service.account();
    site = await service.site(ada, pots.url);
    await service.post(`sites/${site}/hosting`, ada).expect(201);
    const contentId = await service.keep(ada, LLMS, { websiteUrl: pots.url });
    await service.post(`sites/${site}/hosting/publish`, ada, { contentId }).expect(200);
  });

  const check = async (who: { token: string } = ada) => {
    service.advance(1000);
    return service.post(`sites/${site}/hosting/check`, who);
  };
  const found = async () => {
    const { body } = await check();
    const [file] = body.files;
    const { files } = (await service.get(`sites/${site}/hosting`, ada)).body;
    expect(files[0].same).toBe(file.same);
    expect(files[0].checkedAt).not.toBeNull();
    return file;
  };

  it('is the very same, or said to be something else, in words', async () => {
    pots.files['/llms.txt'] = LLMS;
    expect(await found()).toEqual({ file: 'llms.txt', url: `${pots.url}llms.txt`, same: true, reason: null });
    pots.files['/llms.txt'] = LLMS.replaceAll('\n', '\r\n');
    expect(await found()).toMatchObject({ same: false, reason: expect.stringContaining('line ends') });
    pots.files['/llms.txt'] = `${LLMS}\nMore.`;
    expect(await found()).toMatchObject({ same: false, reason: expect.stringContaining('a different text') });
    pots.files['/llms.txt'] = `${LLMS}${'x'.repeat(2_000_000)}`;
    expect(await found()).toMatchObject({ same: false, reason: expect.stringContaining('a different text') });
    pots.files['/llms.txt'] = '<!doctype html><title>Shop</title><p>Welcome</p>';
    expect(await found()).toMatchObject({ same: false, reason: expect.stringContaining('web page') });
    delete pots.files['/llms.txt'];
    expect(await found()).toMatchObject({ same: false, reason: expect.stringContaining('404') });
    pots.down = true;
    expect(await found()).toMatchObject({
      same: null,
      reason: expect.stringContaining('could not be reached'),
    });
  });

  it('is not looked for inside anybody’s network', async () => {
    const inside = await service.site(ada, 'http://127.0.0.1:1/');
    await service.post(`sites/${inside}/hosting`, ada).expect(201);
    const contentId = await service.keep(ada, LLMS, { websiteUrl: 'http://127.0.0.1:1/' });
    await service.post(`sites/${inside}/hosting/publish`, ada, { contentId }).expect(200);
    const { body } = await service.post(`sites/${inside}/hosting/check`, ada).expect(200);
    expect(body.files).toMatchObject([{ same: null }]);
  });

  it('needs a plan and its owner', async () => {
    expect((await check(await service.account())).status).toBe(404);
    await database.db.update(users).set({ subscriptionStatus: 'expired' }).where(eq(users.id, ada.id));
    expect((await check({ token: `outsider-${ada.id}` })).body).toMatchObject({
      code: 'plan_limit',
      details: { limit: 'hosting' },
    });
  });
});
