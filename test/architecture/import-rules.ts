import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Tests and their support code may import from every room. */
const TEST = String.raw`\.test\.tsx?$|/test/|/testing/`;
const API = '^apps/api/src/';
const WEB = '^apps/web/src/';
const ENGINE = '^packages/engine/src/';
const MCP = '^packages/mcp/src/';
const ANSWERS = '^packages/answers/src/';
const CLI = '^packages/cli/src/';
/** The rooms of the api below every domain. */
const BELOW = '(?:http|db|infra)';
/** Where the parts are built and passed to each other: it may import everything. */
const COMPOSE = `${API}compose(?:\\.ts$|/)`;
/**
 * Rooms of the engine that only compute: the output depends only on the input. PDFs read fonts from the disk.
 */
const PURE = `${ENGINE}(?:audit/(?:checks|fixes|scoring)|site-audit/(?:across|templates|scoring)|report(?!/pdf/)|robots-edit|snippets|write)/`;
/** The engine's rooms that use the network or start threads. */
const IMPURE = `${ENGINE}(?:safe-fetch|threads|model|live|report/pdf|audit/(?:gather|pagespeed)|site-audit/reading)/`;

const from = (path: string, pathNot = TEST) => ({ path, pathNot: [TEST, pathNot] });
const rule = (
  name: string,
  comment: string,
  fromPart: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from: fromPart, to });

/**
 * Which room may import from which. Every rule is a pattern of folders, so a new domain, feature or check is
 * covered from its first file. ARCHITECTURE.md shows the order of the rooms.
 */
export const importRules: IRegularForbiddenRuleType[] = [
  rule('no-cycle', 'Two files that import each other are one file.', {}, { circular: true }),
  // Generated from the endpoint values (apps/web/api-reference.ts).
  rule(
    'nothing-unresolved',
    'An import must lead somewhere.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:api-reference$' },
  ),
  rule(
    'shared-is-pure',
    'Shared code runs on both sides: schemas and pure functions, zod and nothing else.',
    from('^packages/shared/src/'),
    { pathNot: ['^packages/shared/src/', 'node_modules/zod/'] },
  ),
  rule(
    'engine-knows-no-server',
    'The engine stands on shared alone: no server, database, account or environment.',
    from(ENGINE),
    {
      path: [
        '^apps/',
        MCP,
        'node_modules/(?:express|pg|drizzle-orm|pg-boss|@electric-sql|pino|jsonwebtoken|nodemailer)/',
      ],
    },
  ),
  rule(
    'engine-by-its-front-door',
    'What the engine offers stands in its index, of logs in one of their own; its rooms are its own.',
    { path: '^(?:apps|packages/(?!engine/))', pathNot: TEST },
    { path: ENGINE, pathNot: `${ENGINE}index(?:-logs)?\\.ts$` },
  ),
  rule(
    'answers-alone',
    'What asks the answer engines stands on shared alone.',
    { path: ANSWERS, pathNot: TEST },
    { path: '^(?:apps|packages/(?:engine|mcp|cli))/' },
  ),
  rule(
    'answers-by-its-front-door',
    'What asking offers stands in its index.',
    { path: '^(?:apps|packages/(?!answers/))', pathNot: TEST },
    { path: ANSWERS, pathNot: `${ANSWERS}index\\.ts$` },
  ),
  rule(
    'figures-are-pure',
    'Names, hosts, figures, canary and suggestions compute: what goes in decides what comes out.',
    { path: `${ANSWERS}(?:names|hosts|figures|canary|suggest)/`, pathNot: TEST },
    { path: [`${ANSWERS}(?:engines|gate)/`, 'node_modules/undici/', '^(?:node:)?(?:fs|net|https?|timers)'] },
  ),
  rule(
    'mcp-over-its-port',
    'The tools stand on shared and a port; the engine alone is behind one, and of the service they know nothing.',
    { path: MCP, pathNot: [TEST, `${MCP}engine-backend/`] },
    { path: '^(?:apps|packages/(?:engine|answers|cli))/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'mcp-by-its-front-door',
    'What the tools offer stands in their index.',
    { path: '^(?:apps|packages/(?!mcp/))', pathNot: TEST },
    { path: MCP, pathNot: `${MCP}index\\.ts$` },
  ),
  rule(
    'cli-needs-no-server',
    'The command line stands on the engine: it works where there is no server.',
    { path: CLI, pathNot: TEST },
    { path: '^apps/' },
  ),
  rule(
    'nobody-imports-cli',
    'The command line is a face of its own.',
    { pathNot: '^packages/cli/' },
    { path: CLI },
  ),
  rule('web-knows-no-engine', 'The web meets the service in shared.', from('^apps/web/'), {
    path: [ENGINE, MCP],
  }),
  rule(
    'engine-from-below',
    'Pages and sitemaps are read by audits and crawls, never the other way; the face knows all.',
    from(`${ENGINE}(?:page|sitemap|safe-fetch|deadline|threads)/`),
    {
      path: ENGINE,
      pathNot: `${ENGINE}(?:page|sitemap|safe-fetch|deadline|threads)/`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule('api-not-to-web', 'The two apps meet in shared.', from('^apps/api/'), { path: '^apps/web/' }),
  rule('web-not-to-api', 'The two apps meet in shared.', from('^apps/web/'), { path: '^apps/api/' }),
  rule('product-not-to-test', 'What ships does not import what tests.', from('^(apps|packages)/[^/]+/src/'), {
    path: TEST,
  }),
  rule(
    'product-not-to-tooling',
    'Scripts, benchmarks and journeys stand around the product.',
    {
      path: '^(apps|packages)/',
    },
    { path: '^(scripts|tools|bench|demo|e2e|test)/' },
  ),

  rule(
    'nobody-imports-main',
    'main.ts is where a program starts.',
    {},
    {
      path: ['^apps/api/src/main\\.ts$', '^apps/web/src/main\\.tsx$', `${CLI}visible-ai\\.ts$`],
    },
  ),
  rule(
    'only-main-composes',
    'compose knows everything; only what starts a program may know it.',
    { path: API, pathNot: [TEST, `${API}[^/]+\\.ts$`, COMPOSE] },
    { path: COMPOSE },
  ),
  rule(
    'below-knows-no-domain',
    'http, db and infra serve every domain and know none.',
    from(`${API}${BELOW}/`),
    { path: API, pathNot: [`${API}${BELOW}/`, `${API}config\\.ts$`] },
  ),
  rule('db-knows-no-http', 'Storage does not know how it is asked.', from(`${API}db/`), {
    path: `${API}http/`,
  }),
  rule(
    'domains-not-to-entry',
    'What a domain needs is handed to it: it may know the shape of what composes it, never call it.',
    from(`${API}[^/]+/`, `${API}${BELOW}/`),
    { path: `${API}[^/]+\\.ts$`, pathNot: `${API}config\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'domain-to-domain-by-its-door',
    'A domain is entered through the files at its top (use cases, stores), not through its inner rooms.',
    { path: `${API}([^/]+)/`, pathNot: [TEST, `${API}${BELOW}/`, COMPOSE] },
    { path: `${API}[^/]+/[^/]+/`, pathNot: [`${API}$1/`, `${API}${BELOW}/`] },
  ),
  rule(
    'pure-rooms-import-no-impure-code',
    'Checks, fixes, scoring, reports and writing see evidence and return a judgement: no network, storage, files, clock.',
    from(PURE),
    {
      path: IMPURE,
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'pure-rooms-import-no-platform',
    'Checks, fixes, scoring, reports and writing need nothing of Node.js and no driver.',
    from(PURE),
    { dependencyTypes: ['core'] },
  ),
  rule(
    'one-door-out',
    'Only safe-fetch reaches the network; it is where private targets are refused.',
    from(`(?:${API}[^/]+/|${ENGINE}|${CLI})`, `${ENGINE}safe-fetch/|${API}http/`),
    {
      path: '^(https?|http2)$|node_modules/(undici|node-fetch|axios)/',
      dependencyTypesNot: ['type-only'],
    },
  ),

  rule('web-lib-knows-nobody', 'lib is the floor everything stands on.', from(`${WEB}lib/`), {
    path: WEB,
    pathNot: `${WEB}lib/`,
  }),
  rule(
    'web-components-know-no-feature',
    'Components are told what to show; they know no feature and no page.',
    from(`${WEB}components/`),
    { path: WEB, pathNot: [`${WEB}components/`, `${WEB}lib/`] },
  ),
  rule(
    'web-primitives-have-no-data',
    'A primitive fetches nothing and knows no wire shape.',
    from(`${WEB}components/ui/`),
    {
      path: [
        '^packages/shared/src/.*/(schema|endpoints)\\.ts$',
        'node_modules/@tanstack/',
        `${WEB}lib/(api|session|query)`,
      ],
    },
  ),
  rule(
    'features-never-meet',
    'A page composes features; they do not import each other.',
    {
      path: `${WEB}features/([^/]+)/`,
      pathNot: TEST,
    },
    { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
  ),
  rule('features-not-to-app', 'The app composes features, never the other way.', from(`${WEB}features/`), {
    path: `${WEB}app/`,
  }),
];
