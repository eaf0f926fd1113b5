import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseProject } from './cruise-project.ts';
import { folderCycles } from './folder-cycles.ts';
import { importRules } from './import-rules.ts';
import { listSourceFiles } from './list-source-files.ts';

/** Milliseconds. All sources are parsed, while the other checks have the processor too. */
const LONGEST_CRUISE = 300_000;

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const folders = [
  'packages/shared/src',
  'packages/engine/src',
  'packages/answers/src',
  'packages/mcp/src',
  'packages/cli/src',
  'apps/api/src',
  'apps/web/src',
];

const broken = (result: ICruiseResult, name?: string) =>
  result.summary.violations
    .filter((violation) => name === undefined || violation.rule.name === name)
    .map((violation) => `${violation.rule.name}: ${violation.from} -> ${violation.to}`);

/** The code that ships: no tests and no support code of tests. */
const isProduct = (path: string) =>
  /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !/\.test\.tsx?$|\/test\/|\/testing\//.test(path);

describe('the imports of this project', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await cruiseProject(root, folders);
  }, LONGEST_CRUISE);

  it.each(importRules.map((rule) => [rule.name ?? '', rule.comment]))('keep %s', (name) => {
    expect(broken(result, name)).toEqual([]);
  });

  it('have no circle among folders', () => {
    expect(folderCycles(result, isProduct)).toEqual([]);
  });

  it('were all seen: as many modules as there are source files', () => {
    const seen = new Set(result.modules.map((module) => module.source));
    const files = listSourceFiles(root, folders);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !seen.has(file))).toEqual([]);
  });
});

/** One offence per rule, in a small project with the same layout: a rule that reports none does not work. */
const offences: Record<string, Record<string, string>> = {
  'no-cycle': {
    'apps/api/src/content/a.ts': "import './b.ts';",
    'apps/api/src/content/b.ts': "import './a.ts';",
  },
  'answers-alone': {
    'packages/answers/src/a.ts': "import '../../engine/src/index.ts';",
    'packages/engine/src/index.ts': '',
  },
  'answers-by-its-front-door': {
    'apps/api/src/answers/a.ts': "import '../../../../packages/answers/src/names/b.ts';",
    'packages/answers/src/names/b.ts': '',
  },
  'figures-are-pure': {
    'packages/answers/src/figures/a.ts': "import '../engines/b.ts';",
    'packages/answers/src/engines/b.ts': '',
  },
  'nothing-unresolved': { 'apps/api/src/content/lost.ts': "import './nowhere.ts';" },
  'shared-is-pure': { 'packages/shared/src/impure.ts': "import 'node:fs';" },
  'engine-knows-no-server': {
    'packages/engine/src/audit/serve.ts': "import '../../../../apps/api/src/config.ts';",
  },
  'engine-by-its-front-door': {
    'apps/api/src/content/side-door.ts': "import '../../../../packages/engine/src/page/page.ts';",
  },
  'mcp-over-its-port': { 'packages/mcp/src/audit.ts': "import '../../engine/src/index.ts';" },
  'mcp-by-its-front-door': {
    'apps/api/src/mcp/side-door.ts': "import '../../../../packages/mcp/src/tools/audit-page.ts';",
  },
  'web-knows-no-engine': {
    'apps/web/src/lib/audit.ts': "import '../../../../packages/engine/src/index.ts';",
  },
  'engine-from-below': { 'packages/engine/src/page/judge.ts': "import '../audit/checks/title.ts';" },
  'cli-needs-no-server': {
    'packages/cli/src/commands/serve.ts': "import '../../../../apps/api/src/config.ts';",
  },
  'nobody-imports-cli': {
    'apps/api/src/content/command.ts': "import '../../../../packages/cli/src/program.ts';",
  },
  'api-not-to-web': { 'apps/api/src/content/reach.ts': "import '../../../web/src/lib/date.ts';" },
  'web-not-to-api': { 'apps/web/src/lib/reach.ts': "import '../../../api/src/config.ts';" },
  'product-not-to-test': { 'apps/api/src/content/untested.ts': "import './some.test.ts';" },
  'product-not-to-tooling': { 'apps/api/src/content/tool.ts': "import '../../../../scripts/tool.mjs';" },
  'nobody-imports-main': { 'apps/api/src/compose.ts': "import './main.ts';" },
  'only-main-composes': { 'apps/api/src/content/wire.ts': "import '../compose.ts';" },
  'below-knows-no-domain': { 'apps/api/src/infra/nosy.ts': "import '../content/store.ts';" },
  'db-knows-no-http': { 'apps/api/src/db/asked.ts': "import '../http/app-error.ts';" },
  'domains-not-to-entry': { 'apps/api/src/content/start.ts': "import '../admin.ts';" },
  'domain-to-domain-by-its-door': {
    'apps/api/src/content/crawl/peek.ts': "import '../../analysis/gather/page.ts';",
  },
  'pure-rooms-import-no-impure-code': {
    'packages/engine/src/audit/checks/ask.ts': "import '../../safe-fetch/fetch.ts';",
  },
  'pure-rooms-import-no-platform': { 'packages/engine/src/write/disk.ts': "import 'node:fs';" },
  'one-door-out': { 'packages/engine/src/audit/gather/straight.ts': "import 'node:https';" },
  'web-lib-knows-nobody': { 'apps/web/src/lib/up.ts': "import '@/components/card.tsx';" },
  'web-components-know-no-feature': {
    'apps/web/src/components/card-of-auth.tsx': "import '@/features/auth/form.tsx';",
  },
  'web-primitives-have-no-data': { 'apps/web/src/components/ui/asks.tsx': "import '@/lib/api-client.ts';" },
  'features-never-meet': { 'apps/web/src/features/admin/meet.tsx': "import '@/features/auth/form.tsx';" },
  'features-not-to-app': { 'apps/web/src/features/admin/up.tsx': "import '@/app/routes.tsx';" },
};

/** The files that the offences import. They break no rule. */
const surroundings: Record<string, string> = {
  'apps/api/src/main.ts': '',
  'apps/api/src/admin.ts': '',
  'apps/api/src/config.ts': '',
  'apps/api/src/http/app-error.ts': '',
  'apps/api/src/infra/clock.ts': '',
  'apps/api/src/content/store.ts': '',
  'apps/api/src/content/some.test.ts': '',
  'apps/api/src/analysis/gather/page.ts': '',
  'packages/engine/src/index.ts': '',
  'packages/mcp/src/tools/audit-page.ts': '',
  'packages/cli/src/program.ts': '',
  'packages/engine/src/page/page.ts': '',
  'packages/engine/src/safe-fetch/fetch.ts': '',
  'packages/engine/src/audit/checks/title.ts': '',
  'apps/web/src/lib/date.ts': '',
  'apps/web/src/lib/api-client.ts': '',
  'apps/web/src/components/card.tsx': '',
  'apps/web/src/features/auth/form.tsx': '',
  'apps/web/src/app/routes.tsx': '',
  'scripts/tool.mjs': '',
};

describe('an offence', () => {
  const project = mkdtempSync(join(tmpdir(), 'visible-ai-architecture-'));
  let result: ICruiseResult;
  beforeAll(async () => {
    for (const [file, text] of Object.entries(Object.assign({}, surroundings, ...Object.values(offences)))) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), `${text}\n`);
    }
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    result = await cruiseProject(project, folders);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each(importRules.map((rule) => rule.name ?? ''))('against %s is noticed', (name) => {
    const offenders = Object.keys(offences[name] ?? {});
    const noticed = result.summary.violations.filter(
      ({ rule, from }) => rule.name === name && offenders.includes(from),
    );
    expect(noticed.length).toBeGreaterThan(0);
  });
});

describe('a circle among folders', () => {
  const cruised = (...imports: [from: string, to: string][]) => ({
    modules: imports.map(([from, to]) => ({
      source: `apps/api/src/${from}`,
      dependencies: [{ resolved: `apps/api/src/${to}` }],
    })),
  });
  const circlesOf = (...imports: [string, string][]) =>
    // Only these two fields of a module are read.
    folderCycles(cruised(...imports) as Parameters<typeof folderCycles>[0], isProduct).length;

  it('is noticed though no file imports in a circle', () => {
    expect(circlesOf(['infra/limit.ts', 'http/key.ts'], ['http/log.ts', 'infra/logger.ts'])).toBe(2);
    expect(
      circlesOf(['a/one.ts', 'b/two.ts'], ['b/other.ts', 'c/three.ts'], ['c/last.ts', 'a/four.ts']),
    ).toBe(3);
  });

  it('is noticed between a folder and a file beside it', () => {
    expect(
      circlesOf(['lib/call.ts', 'lib/session/tokens.ts'], ['lib/session/session.ts', 'lib/call.ts']),
    ).toBe(2);
  });

  it('is none where a face stands above the folders and a floor below them', () => {
    expect(
      circlesOf(['create.ts', 'jobs/run.ts'], ['jobs/run.ts', 'deps.ts'], ['create.ts', 'deps.ts']),
    ).toBe(0);
  });
});
