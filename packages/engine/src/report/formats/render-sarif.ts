import { siteGroupNames } from '@visible-ai/shared/analysis/score-words';
import { storableText } from '@visible-ai/shared/content/storable-text';
import { organisation } from '@visible-ai/shared/site/organisation';
import { checksById } from '../checks-by-id.ts';
import type { Report, TextOptions, Unread } from '../report.ts';
import { plainLine } from './plain-text.ts';
import { repositoryPath } from './repository-path.ts';
import { sayOf } from './said-of-address.ts';

const PRIME = 0x100000001b3n;
const START = 0xcbf29ce484222325n;

/**
 * Sixteen hex digits, the same for the same text in every version of the product (FNV-1a, 64 bit). Not
 * secret.
 */
function fingerprint(text: string): string {
  let hash = START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

/** GitHub's limit for one run; it refuses a file with more. */
const MOST_RESULTS = 25_000;
/** The most characters in a rule's texts, by the same limits. */
const MOST_TEXT = 1024;
/** The file of a finding without a mapped file: a URL cannot be annotated, a file of the repository can. */
const CONFIG_FILE = 'visible-ai.json';
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const LEVELS = { fail: 'error', warn: 'warning' } as const;
const FIRST_LINE = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

const runName = (host: string) => `visible-ai/${host}/`;

interface Fault {
  checkId: string;
  status: 'fail' | 'warn';
  address: string;
  title: string;
  evidence: string;
  fix: string | null;
}

const isFault = (status: string): status is Fault['status'] => status === 'fail' || status === 'warn';

async function* faultsOf(report: Report): AsyncGenerator<Fault, undefined> {
  if (report.kind === 'page') {
    const { address, findings } = report.model;
    for (const { checkId, status, title, evidence, fix } of findings)
      if (isFault(status)) yield { checkId, status, address, title, evidence, fix };
    return;
  }
  const say = sayOf(report.model);
  for await (const blamed of report.addresses())
    for (const { checkId, status, title, evidence, issue } of say(blamed).said)
      if (isFault(status))
        yield { checkId, status, address: blamed.url, title, evidence, fix: issue?.fix ?? null };
}

/** Never empty: programs refuse a rule without words. */
const text = (words: string, instead: string) =>
  storableText(plainLine(words).slice(0, MOST_TEXT)) || instead;

/** Where the product says what it measures, and how. */
const helpUri = (homepage: string | null) =>
  homepage === null ? {} : { helpUri: `${homepage}/about#measures` };

function toRule(id: string, homepage: string | null) {
  const check = checksById.get(id);
  const title = text(check?.title ?? '', id);
  const why = text(check?.why ?? '', title);
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: why, markdown: why },
    ...helpUri(homepage),
    defaultConfiguration: { level: 'warning' },
    properties: {
      precision: 'high',
      'problem.severity': 'warning',
      tags: [
        'ai-visibility',
        (check ? siteGroupNames[check.group] : 'Other').toLowerCase().replaceAll(' ', '-'),
      ],
    },
  };
}

/** A message may have links, `[text](place)`: foreign words must not. */
const message = ({ title, evidence, fix, address }: Fault) =>
  [`${title} (${address}).`, evidence, fix ?? '']
    .map((part) => plainLine(part).replaceAll('](', '] ('))
    .filter(Boolean)
    .join('\n\n');

const toResult = (fault: Fault, rules: ReadonlyMap<string, number>, map: TextOptions['map']) => ({
  ruleId: fault.checkId,
  ruleIndex: rules.get(fault.checkId) ?? -1,
  level: LEVELS[fault.status],
  message: { text: message(fault) },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: repositoryPath(fault.address, map) || CONFIG_FILE },
        region: FIRST_LINE,
      },
    },
  ],
  // From the check and the address alone: the next analysis gives the same fault the same fingerprint, even
  // if its words change.
  partialFingerprints: { primaryLocationLineHash: `${fingerprint(`${fault.checkId} ${fault.address}`)}:1` },
});

/**
 * A run without results because it could not look, and says so. For readers that take a run without results
 * as one without faults, join it to another run.
 */
export function unreadSarif({ address, problem, createdAt }: Unread, version: string): string {
  const notification = {
    level: 'error',
    message: { text: text(`${address} could not be checked. ${problem}`, 'It could not be checked.') },
  };
  return `${JSON.stringify({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: organisation.name, semanticVersion: version, rules: [] } },
        automationDetails: { id: runName(URL.parse(address)?.host ?? address) },
        columnKind: 'utf16CodeUnits',
        results: [],
        invocations: [
          { executionSuccessful: false, endTimeUtc: createdAt, toolExecutionNotifications: [notification] },
        ],
      },
    ],
  })}\n`;
}

/** The number of faults of a site by severity: needed before they are read. */
const countFaults = ({ model }: Extract<Report, { kind: 'site' }>) => ({
  fail: model.pages.reduce((sum, { failed }) => sum + failed.length, 0),
  warn: model.pages.reduce((sum, { warned }) => sum + warned.length, 0),
});

/**
 * SARIF 2.1.0: a result for each fail and warn, for a site for each page. If a site has more than one file
 * may contain, warnings are left out first; a notification says so.
 */
export async function* renderSarif(
  report: Report,
  { version, homepage, map }: TextOptions,
): AsyncGenerator<string, undefined> {
  const { host, createdAt, findings } = report.model;
  const ids = [...new Set(findings.flatMap(({ checkId, status }) => (isFault(status) ? [checkId] : [])))];
  const rules = new Map(ids.map((id, index) => [id, index]));
  const faults = report.kind === 'site' ? countFaults(report) : { fail: 0, warn: 0 };
  const isLong = faults.fail + faults.warn > MOST_RESULTS;
  const driver = {
    name: organisation.name,
    semanticVersion: version,
    ...(homepage === null ? {} : { informationUri: homepage }),
    rules: ids.map((id) => toRule(id, homepage)),
  };
  yield `{
"$schema": "${SCHEMA}",
"version": "2.1.0",
"runs": [{
"tool": ${JSON.stringify({ driver })},
"automationDetails": ${JSON.stringify({ id: runName(host) })},
"columnKind": "utf16CodeUnits",
"results": [`;
  let written = 0;
  for await (const fault of faultsOf(report)) {
    if (written >= MOST_RESULTS || (isLong && fault.status === 'warn')) continue;
    yield `${written === 0 ? '' : ','}\n${JSON.stringify(toResult(fault, rules, map))}`;
    written += 1;
  }
  const notes = isLong
    ? [{ level: 'warning', message: { text: `More than ${MOST_RESULTS} faults: ${written} are listed.` } }]
    : [];
  const invocation = {
    executionSuccessful: true,
    endTimeUtc: createdAt,
    ...(notes.length > 0 && { toolExecutionNotifications: notes }),
  };
  yield `\n],\n"invocations": ${JSON.stringify([invocation])}\n}]\n}\n`;
}
