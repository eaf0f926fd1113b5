import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Audits as the inputs of action.yml say, and reports to the runner: outputs, a summary, files. */

const { env } = process;
const program = fileURLToPath(new URL('../dist/visible-ai.js', import.meta.url));
const endings = {
  json: 'json',
  csv: 'csv',
  html: 'html',
  md: 'md',
  pdf: 'pdf',
  sarif: 'sarif',
  junit: 'xml',
};
/** GitHub accepts no summary of more than 1 MiB. */
const SUMMARY_BYTES = 1_000_000;

const input = (name) => (env[`INPUT_${name}`] ?? '').trim();
const lines = (name) =>
  input(name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
const option = (flag, value) => (value === '' ? [] : [`--${flag}=${value}`]);

/** Each value is joined to its option, and addresses follow `--`, so that no input becomes an option. */
function commandLine(files) {
  return [
    'audit',
    ...(input('SITE') === 'true' ? ['--site'] : []),
    ...option('pages', input('PAGES')),
    ...option('fail-under', input('FAIL_UNDER')),
    ...option('fail-on', input('FAIL_ON')),
    ...option('baseline', input('BASELINE')),
    ...lines('MAP').flatMap((pair) => option('map', pair)),
    ...lines('ALLOW_PRIVATE').flatMap((pair) => option('allow-private', pair)),
    ...files.flatMap(({ format, path }) => [`--format=${format}`, `--output=${path}`]),
    '--format=pretty',
    '--',
    ...lines('URL'),
  ];
}

function tell(file, text) {
  if (file) appendFileSync(file, text);
}

/** The lowest score of a JSON report, or of a list of them; '' if there is none. */
function lowestScore(path) {
  const read = JSON.parse(readFileSync(path, 'utf8'));
  const scores = [read].flat().flatMap(({ score }) => (typeof score === 'number' ? [score] : []));
  return scores.length === 0 ? '' : String(Math.min(...scores));
}

/** The complete summary of the findings, up to the maximum length. */
function summaryOf(path) {
  const bytes = readFileSync(path);
  if (bytes.length <= SUMMARY_BYTES) return bytes.toString();
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n', SUMMARY_BYTES)).toString();
  return `${whole}\n\nThe rest is in the report.\n`;
}

const format = input('FORMAT') || 'json';
const folder = join(env.RUNNER_TEMP ?? env.TMPDIR ?? '/tmp', `visible-ai-${randomUUID().slice(0, 8)}`);
mkdirSync(folder, { recursive: true });
const pathOf = (name) => join(folder, `visible-ai.${endings[name] ?? 'txt'}`);
const formats = [...new Set(['json', 'md', 'sarif', format])];

// The log contains foreign text, which must not be read as commands to the runner.
const token = randomUUID();
process.stdout.write(`::stop-commands::${token}\n`);
const { status } = spawnSync(
  process.execPath,
  [program, ...commandLine(formats.map((name) => ({ format: name, path: pathOf(name) })))],
  { stdio: 'inherit' },
);
process.stdout.write(`\n::${token}::\n`);

if (existsSync(pathOf('json'))) {
  const outputs = { score: lowestScore(pathOf('json')), report: pathOf(format), sarif: pathOf('sarif') };
  tell(
    env.GITHUB_OUTPUT,
    Object.entries(outputs)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  tell(env.GITHUB_STEP_SUMMARY, summaryOf(pathOf('md')));
}
if (status !== 0)
  process.stdout.write(
    status === 1
      ? '::error title=Visible AI::It is below what was asked for. The log says where.\n'
      : '::error title=Visible AI::A page could not be checked, or an input was not understood. The log says which.\n',
  );
process.exitCode = status ?? 2;
