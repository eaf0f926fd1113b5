import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { siteAudits, sitePages, siteRows, sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type AnswersService, openAnswersService } from '../support/open-answers-service.ts';
import type { Account } from '../support/open-calls.ts';
import { testEngine } from './test-engine.ts';

const address = (path: string) => `https://acme-ladders.com${path}`;
const titles = {
  '/': 'Loft Ladders in Dublin | Acme Ladders',
  '/roof': 'Roof Ladders in Dublin | Acme Ladders',
  '/hidden': 'Step Ladders in Dublin | Acme Ladders',
  '/contact': 'Contact | Acme Ladders',
};

describe.each(testDatabases)('what a site suggests to ask, on $name', ({ create }) => {
  let database: Database;
  let service: AnswersService;
  let ann: Account;
  let siteId: string;
  beforeEach(async () => {
    database = await create();
    service = await openAnswersService(database, { engines: [testEngine().engine] });
    ann = await service.account();
    siteId = (await service.post('sites', ann, { url: address('/') }).expect(201)).body.id;
  });
  afterEach(async () => {
    await service.close();
    await database.close();
  });
  const suggestions = async () =>
    (await service.get(`sites/${siteId}/answers/suggestions`, ann).expect(200)).body;
  const texts = async () => (await suggestions()).prompts.map(({ text }: { text: string }) => text);
  const audited = async () => {
    const [site] = await database.db.select().from(sites);
    if (!site) throw new Error('no site');
    const [audit] = await database.db
      .insert(siteAudits)
      .values({
        siteId,
        ownerId: site.ownerId,
        url: site.url,
        origin: 'hand',
        status: 'completed',
        pageLimit: 10,
      })
      .returning();
    if (!audit) throw new Error('no audit');
    const place = { words: 100, inSitemap: true, linkedFrom: 1, failed: [], warned: [] };
    const pages = Object.entries(titles).map(([path, title], position) => ({ path, title, position }));
    await database.db.insert(sitePages).values(
      pages.map(({ path, title, position }) => ({
        ...place,
        auditId: audit.id,
        position,
        url: address(path),
        state: 'read' as const,
        title,
      })),
    );
    return { auditId: audit.id, pages };
  };

  it('is its name alone before it was audited, and nothing to a stranger', async () => {
    expect(await texts()).toEqual([
      'What is Acme Ladders and who is it for?',
      'What are the best alternatives to Acme Ladders?',
    ]);
    const eve = await service.account();
    await service.get(`sites/${siteId}/answers/suggestions`, eve).expect(404);
  });

  it('comes from the titles of its last audit, and from headings while they are kept', async () => {
    const { auditId, pages } = await audited();
    const { own, prompts } = await suggestions();
    expect(own).toMatchObject({ own: true, name: 'Acme Ladders', domains: ['acme-ladders.com'] });
    expect(
      prompts.map(({ text, because }: { text: string; because: string }) => [text, because]),
    ).toContainEqual(['Who do you recommend for roof ladders in Dublin?', 'What /roof is about']);
    expect(await texts()).toContain('Who do you recommend for step ladders in Dublin?');
    await database.db.insert(siteRows).values(
      pages.map(({ path, position }) => ({
        auditId,
        position,
        row: {
          kind: 'page',
          url: address(path),
          headings: path === '/roof' ? ['How much does a roof ladder cost in Dublin?'] : [],
          noindex: path === '/hidden',
          written: 'en',
        },
      })),
    );
    expect(await texts()).toContain('How much does a roof ladder cost in Dublin?');
    expect(await texts()).not.toContain('Who do you recommend for step ladders in Dublin?');
  });
});
