import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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
/** A boolean as YAML 1.2 writes it. Anything else stops the job: it must not pass for less than was asked. */
function switched(name) {
  const word = input(name);
  if (/^(true|True|TRUE)$/.test(word)) return true;
  if (word === '' || /^(false|False|FALSE)$/.test(word)) return false;
  annotate([`${name.toLowerCase()} takes true or false, not ${word}.`]);
  process.exit(2);
}
const option = (flag, value) => (value === '' ? [] : [`--${flag}=${value}`]);

/** Each value is joined to its option, and addresses follow `--`, so that no input becomes an option. */
function commandLine(files) {
  return [
    'audit',
    ...(switched('SITE') ? ['--site'] : []),
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

/** What the program says of each problem stands in its own line, behind this mark. */
const MARK = '✗ ';
const MOST_TOLD = 10;

/** Shows problems at the job and in its pull request. The text is encoded, so that none of it commands the runner. */
function annotate(problems) {
  const text = problems.slice(0, MOST_TOLD).join('\n') || 'The log says why.';
  const encoded = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  process.stdout.write(`::error title=Visible AI::${encoded}\n`);
}

/** Runs the program. Its words go to the log as they come. @returns its exit code, and its problems. */
async function runProgram(words) {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'inherit', 'pipe'] });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    messages += text;
  });
  const [status] = await once(child, 'close');
  const problems = messages
    .split('\n')
    .flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []));
  return { status, problems };
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
const words = commandLine(formats.map((name) => ({ format: name, path: pathOf(name) })));
process.stdout.write(`::stop-commands::${token}\n`);
const { status, problems } = await runProgram(words);
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
if (status !== 0) annotate(problems);
process.exitCode = status ?? 2;
