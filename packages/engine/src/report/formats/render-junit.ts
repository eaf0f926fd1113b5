import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { organisation } from '@visible-ai/shared/site/organisation';
import { checksById } from '../checks-by-id.ts';
import type { Report, TextOptions, Unread } from '../report.ts';
import type { Finding } from '../report-model.ts';
import { plainLine, plainText } from './plain-text.ts';
import { sayOf } from './said-of-address.ts';

interface Case {
  checkId: string;
  title: string;
  /** `error`: the address itself could not be read. */
  status: Finding['status'] | 'error';
  evidence: string;
  fix: string | null;
}

const attribute = (text: string) => escapeHtml(plainLine(text));
const content = (text: string) => escapeHtml(plainText(text));

function outcome({ title, status, evidence, fix }: Case): string {
  const text = content([evidence, fix].filter(Boolean).join('\n\n'));
  switch (status) {
    case 'fail':
      return `<failure message="${attribute(title)}" type="fail">${text}</failure>`;
    case 'error':
      return `<error message="${attribute(evidence)}" type="unreadable"/>`;
    case 'na':
      return `<skipped message="${attribute(evidence || 'Nothing to check here')}"/>`;
    case 'warn':
      return `<system-out>${content(`Warning: ${title}`)}\n${text}</system-out>`;
    case 'pass':
      return '';
  }
}

/** In seconds. A single check has no time: all are judged together, in a moment. */
const time = (durationMs: number | null) =>
  durationMs === null ? '' : ` time="${(durationMs / 1000).toFixed(3)}"`;

function testcase(one: Case): string {
  const check = checksById.get(one.checkId);
  const id = one.checkId || 'reading';
  const name = attribute(check?.title ?? 'The page can be read');
  return `    <testcase classname="${check?.group ?? 'access'}.${attribute(id)}" name="${name}">${outcome(one)}</testcase>\n`;
}

function* suite(
  name: string,
  { createdAt, durationMs = null }: { createdAt: string; durationMs?: number | null },
  cases: readonly Case[],
) {
  const counted = (status: Case['status']) => cases.filter((one) => one.status === status).length;
  const counts = `tests="${cases.length}" failures="${counted('fail')}" errors="${counted('error')}" skipped="${counted('na')}"`;
  // ISO 8601 without a zone, as the JUnit schemas require: UTC.
  const timestamp = new Date(createdAt).toISOString().slice(0, 19);
  yield `  <testsuite name="${attribute(name)}" ${counts}${time(durationMs)} timestamp="${timestamp}">\n`;
  for (const one of cases) yield testcase(one);
  yield '  </testsuite>\n';
}

async function* suites(report: Report) {
  if (report.kind === 'page') {
    yield* suite(report.model.address, report.model, report.model.findings);
    return;
  }
  const say = sayOf(report.model);
  const { createdAt } = report.model;
  for await (const address of report.addresses()) {
    const cases = say(address).said.map((one): Case => ({ ...one, fix: one.issue?.fix ?? null }));
    yield* suite(address.url, { createdAt }, cases);
  }
}

const open = (name: string, durationMs: number | null) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${attribute(name)}"${time(durationMs)}>\n`;
const CLOSE = '</testsuites>\n';

/** A suite with one test, which ended in an error. */
export function unreadJunit(unread: Unread): string {
  const { address, problem } = unread;
  const error: Case = { checkId: '', title: '', status: 'error', evidence: problem, fix: null };
  return [open(organisation.name, null), ...suite(address, unread, [error]), CLOSE].join('');
}

/** A test for each check; for a site a suite for each page. Fails are failures, warnings pass with a note. */
export async function* renderJunit(
  report: Report,
  { branding }: TextOptions,
): AsyncGenerator<string, undefined> {
  const name = branding?.hideProductName ? branding.name || 'AI visibility' : organisation.name;
  yield open(name, report.model.durationMs);
  yield* suites(report);
  yield CLOSE;
}
