import { type AuditSite, createEngine, type Engine, type SiteAudit } from '@visible-ai/engine';
import { evidenceOf } from '@visible-ai/engine/testing/audit/checks/testing/evidence-of';
import { buildReport } from '@visible-ai/engine/testing/audit/scoring/build-report';
import { noBranding } from '@visible-ai/shared/branding/schema';
import { exportFormats, formatFacts } from '@visible-ai/shared/reports/export-formats';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAnalysisStore } from '../../src/analysis/analysis-store.ts';
import { keepBranding } from '../../src/branding/branding-store.ts';
import { createBranding } from '../../src/branding/create-branding.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { reportRoutes } from '../../src/reports/routes.ts';
import { madeAudit } from '../sites/made-audit.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openCalls } from '../support/open-calls.ts';
import { openSitesService } from '../support/open-sites-service.ts';

const NOBODYS_ANALYSIS = 'AAAAAAAAAAAAAAAAAAAAAA';
const NOBODYS_AUDIT = '00000000-0000-4000-8000-000000000009';
const logger = pino({ level: 'silent' });
const texts = exportFormats.filter((format) => format !== 'pdf');

describe.each(testDatabases)('exports on $name', ({ create }) => {
  let database: Database;
  let sites: Awaited<ReturnType<typeof openSitesService>>;
  let exports: ReturnType<typeof openCalls>;
  let engine: Engine;
  let next: AuditSite;
  let analysis: string;
  let day: string;
  const renderReport = vi.fn<Engine['renderReport']>();
  const told =
    (audit: SiteAudit): AuditSite =>
    async () =>
      audit;
  beforeAll(async () => {
    database = await create();
    engine = createEngine({ version: '0.0.0', homepage: 'https://visible.example', readers: 1 });
    renderReport.mockImplementation(engine.renderReport);
    const { db } = database;
    const analyses = createAnalysisStore(db);
    const brand = createBranding({ db, now: () => new Date() }).reportBrand;
    sites = await openSitesService(database, { auditSite: (...asked) => next(...asked) });
    exports = openCalls({
      db,
      logger,
      routes: reportRoutes({ db, analyses, renderReport, brand, version: '0.0.0' }),
    });
    const report = buildReport(evidenceOf({ page: { title: null } }), {
      requestedUrl: 'https://bakery.example/',
      durationMs: 1,
    });
    const saved = await analyses.save(report, { userId: null, clientKey: 'a' });
    [analysis, day] = [saved.id, saved.createdAt.slice(0, 10)];
  });
  afterAll(async () => {
    exports.hangUp();
    await sites.close();
    await engine.close();
    await database.close();
  });

  const path = (query = '', id = analysis) => `/api/analyses/${id}/export${query}`;

  it.each(texts)('answers an analysis as %s to whoever has its link', async (format) => {
    const { headers } = await exports.agent
      .get(path(`?format=${format}`))
      .buffer()
      .expect(200);
    const { mediaType, ending } = formatFacts[format];
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining(mediaType),
      'content-disposition': `attachment; filename="visible-ai-bakery.example-${day}.${ending}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers JSON where no format is named: the analysis, with the version of its shape', async () => {
    const { body } = await exports.agent.get(path()).expect(200);
    expect(body).toMatchObject({ schemaVersion: '1.0', id: analysis, url: 'https://bakery.example/' });
    expect(body.checks).toHaveLength(32);
  });

  it.each(['?format=', '?format=xlsx', '?format=csv&format=json', '?format=PDF', '?format=pdf&paper=a5'])(
    'takes no %s, and says what it takes',
    async (query) => {
      const { body } = await exports.agent.get(path(query)).expect(400);
      expect(body.code).toBe('invalid_input');
      expect(body.error).toMatch(
        /^(?:format: one of json, csv, html, md, pdf, sarif, junit|paper: one of a4, letter)$/,
      );
    },
  );

  it.each(exportFormats)(
    'answers an analysis that was saved before reports had a ladder and probes as %s',
    async (format) => {
      const { db } = database;
      const report = buildReport(evidenceOf({ page: { title: null } }), {
        requestedUrl: 'https://bakery.example/',
        durationMs: 1,
      });
      const { id } = await createAnalysisStore(db).save(report, { userId: null, clientKey: 'a' });
      const { ladder: _ladder, probes: _probes, scoreVersion: _version, ...old } = report;
      // As an earlier release stored it: the current type has more fields.
      await db.execute(sql`update analyses set report = ${JSON.stringify(old)}::jsonb where id = ${id}`);
      const answer = await exports.agent.get(path(`?format=${format}`, id)).expect(200);
      if (format === 'json') expect(answer.body).toMatchObject({ ladder: [], probes: [], scoreVersion: 1 });
    },
  );

  it('renders nothing for who asks how it is, and for who has it', async () => {
    renderReport.mockClear();
    const head = await exports.agent.head(path('?format=pdf')).expect(200);
    expect(head.headers).toMatchObject({ 'content-type': 'application/pdf', etag: expect.any(String) });
    await exports.agent.get(path('?format=pdf')).set('if-none-match', String(head.headers.etag)).expect(304);
    expect(renderReport).not.toHaveBeenCalled();
    const letter = await exports.agent.head(path('?format=pdf&paper=letter')).expect(200);
    expect(letter.headers.etag).not.toBe(head.headers.etag);
  });

  it("carries its owner's brand, and is another file when that changes", async () => {
    const { db } = database;
    const [owner] = await db
      .insert(users)
      .values({ email: 'brand@example.com', displayName: 'Ada', passwordHash: 'x' })
      .returning({ id: users.id });
    const report = buildReport(evidenceOf(), { requestedUrl: 'https://bakery.example/', durationMs: 1 });
    const { id } = await createAnalysisStore(db).save(report, { userId: owner?.id ?? null, clientKey: 'a' });
    const html = () => exports.agent.get(path('?format=html', id)).expect(200);
    const plain = await html();
    expect(plain.text).toContain('Visible AI');
    const own = { ...noBranding, name: 'Ada & Co', footer: 'Confidential', hideProductName: true };
    await keepBranding(db, owner?.id ?? '', own, new Date('2026-11-20T12:00:00.000Z'));
    const branded = await html();
    expect(branded.text).toContain('Ada &amp; Co');
    expect(branded.text).toContain('Confidential');
    expect(branded.text).not.toContain('Visible AI');
    expect(branded.headers.etag).not.toBe(plain.headers.etag);
  });

  it('finds no report that is not there', async () => {
    await exports.agent.get(path('', NOBODYS_ANALYSIS)).expect(404);
    await exports.agent.head(path('', NOBODYS_ANALYSIS)).expect(404);
  });

  describe('of sites', () => {
    let ann: Awaited<ReturnType<typeof sites.account>>;
    let siteId: string;
    beforeAll(async () => {
      ann = await sites.account({ isAdmin: true });
      siteId = (await sites.post('sites', ann, { url: 'https://acme.example/' }).expect(201)).body.id;
    });
    const status = async (id: string) => (await sites.get(`site-audits/${id}`, ann).expect(200)).body.status;
    async function start(audit: AuditSite): Promise<string> {
      next = audit;
      sites.advance(1000);
      return (await sites.post(`sites/${siteId}/audits`, ann).expect(202)).body.audit_id;
    }
    async function auditOf(audit: SiteAudit): Promise<string> {
      const id = await start(told(audit));
      await vi.waitFor(async () => expect(await status(id)).not.toBe('running'), {
        timeout: 20_000,
        interval: 20,
      });
      return id;
    }
    const text = async (id: string, format: string) =>
      (await exports.get(`site-audits/${id}/export?format=${format}`, ann).buffer().expect(200)).text;

    it('tell their owner of each page and check, and nobody else', async () => {
      const id = await auditOf(madeAudit(250));
      const lines = (await text(id, 'csv')).split('\r\n').slice(1, -1);
      const of = (number: string) => lines.filter((line) => line.includes(`/products/00${number},`));
      expect(of('000')).toHaveLength(32);
      expect(of('000').filter((line) => line.includes(',fail,'))).toHaveLength(1);
      expect(of('000').filter((line) => line.includes(',warn,'))).toHaveLength(1);
      expect(of('000').find((line) => line.includes(',hreflang,'))).toContain(',na,');
      expect(of('249')).toHaveLength(1);
      expect(of('217')[0]).toContain('There is no title');
      const json = JSON.parse(await text(id, 'json'));
      expect(json).toMatchObject({ schemaVersion: '1.0', id, siteId, status: 'completed' });
      expect(json.pages).toHaveLength(250);
      const stranger = await sites.account({});
      const admin = await sites.account({ isAdmin: true });
      for (const other of [stranger, admin]) await exports.get(`site-audits/${id}/export`, other).expect(404);
      await exports.agent.get(`/api/site-audits/${id}/export`).expect(401);
      await exports.get(`site-audits/${NOBODYS_AUDIT}/export`, ann).expect(404);
    });

    it.each(texts)('come as %s', async (format) => {
      const id = await auditOf(madeAudit(12));
      expect(await text(id, format)).toContain('products/00000');
    });

    it('say of an old audit which pages fail, though not where on them', async () => {
      const id = await auditOf(madeAudit(3));
      for (let more = 0; more < 3; more += 1) await auditOf(madeAudit(3));
      // Older audits are thinned once the newest has ended.
      const lines = await vi.waitFor(
        async () => {
          const told = (await text(id, 'csv')).split('\r\n').slice(1, -1);
          expect(told.filter((line) => line.includes(',dates,'))).toHaveLength(1);
          return told;
        },
        { timeout: 20_000, interval: 20 },
      );
      expect(lines.filter((line) => line.includes(',title,'))).toHaveLength(3);
    });

    it('wait for the end of an audit, and say so', async () => {
      let end = (_audit: SiteAudit): void => undefined;
      const running = new Promise<SiteAudit>((resolve) => {
        end = resolve;
      });
      const id = await start(() => running);
      const { body } = await exports.get(`site-audits/${id}/export`, ann).expect(409);
      expect(body).toMatchObject({ code: 'conflict', error: expect.stringContaining('still running') });
      end(madeAudit(1));
      await vi.waitFor(async () => expect(await status(id)).toBe('completed'), {
        timeout: 20_000,
        interval: 20,
      });
    });
  });
});
