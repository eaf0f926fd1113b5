import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const actionFile = z.object({
  inputs: z.record(
    z.string(),
    z.object({ required: z.boolean().optional(), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ value: z.string() })),
  runs: z.object({
    using: z.literal('composite'),
    steps: z.array(
      z.object({
        id: z.string().optional(),
        shell: z.literal('bash'),
        run: z.string(),
        env: z.record(z.string(), z.string()).optional(),
      }),
    ),
  }),
});

export interface ActionRun {
  code: number;
  log: string;
  outputs: Record<string, string>;
  summary: string;
}

/** Evaluates the expressions that this action uses; the runner knows more. */
function evaluate(text: string, values: { inputs: Record<string, string>; outputs: Record<string, string> }) {
  return text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => {
    const [room, ...rest] = name.split('.');
    if (room === 'inputs') return values.inputs[rest.join('.')] ?? '';
    return values.outputs[rest.at(-1) ?? ''] ?? '';
  });
}

function runStep(script: string, env: Record<string, string>, cwd: string) {
  // As the runner starts `shell: bash`.
  return new Promise<{ code: number; log: string }>((resolve) => {
    const child = execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      { cwd, env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, log: stdout + stderr }),
    );
  });
}

/** Parses lines of `name=value`, the format of GITHUB_OUTPUT. */
const readOutputs = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/**
 * Runs the steps of an action.yml one after another like GitHub's runner: inputs with their defaults, a
 * separate environment, and files for outputs and summary. A step that fails ends the action.
 *
 * @param action the folder with the action's checkout.
 */
export async function runGithubAction(
  action: string,
  workspace: string,
  given: Record<string, string>,
): Promise<ActionRun> {
  const { inputs, outputs, runs } = actionFile.parse(parse(readFileSync(join(action, 'action.yml'), 'utf8')));
  const values = Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, given[name] ?? input.default ?? '']),
  );
  const temporary = join(workspace, '.runner');
  mkdirSync(temporary, { recursive: true });
  const files = { GITHUB_OUTPUT: join(temporary, 'output'), GITHUB_STEP_SUMMARY: join(temporary, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const environment = {
    PATH: process.env.PATH ?? '',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION_PATH: action,
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temporary,
    ...files,
  };
  let code = 0;
  let log = '';
  for (const { run, env = {} } of runs.steps) {
    const own = Object.entries(env).map(([name, text]) => [
      name,
      evaluate(text, { inputs: values, outputs: {} }),
    ]);
    const step = await runStep(run, { ...environment, ...Object.fromEntries(own) }, workspace);
    code = step.code;
    log += step.log;
    if (code !== 0) break;
  }
  const told = readOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
  return {
    code,
    log,
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, { value }]) => [
        name,
        evaluate(value, { inputs: {}, outputs: told }),
      ]),
    ),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}
