import { wrapText } from '../terminal/fit-text.ts';
import type { Screen } from '../terminal/terminal.ts';
import type { Command, OptionShape } from './command.ts';
import { commonOptions } from './parse-call.ts';

const PROGRAM = 'visible-ai';
/** Lines longer than this are hard to read. */
const WIDEST = 96;
const INDENT = '  ';

interface Row {
  left: string;
  right: string;
}

const widthFor = (screen: Screen) => Math.min(screen.width(), WIDEST);

/** Two columns; on a narrow screen the second is below the first. */
function table(rows: readonly Row[], screen: Screen): string[] {
  const left = Math.max(...rows.map((row) => row.left.length)) + 2;
  const width = widthFor(screen);
  const isNarrow = width - left - INDENT.length < 30;
  const indent = isNarrow ? INDENT.length * 3 : INDENT.length + left;
  return rows.flatMap((row) => {
    const lines = wrapText(row.right, width - indent).map((line) => ' '.repeat(indent) + line);
    const head = INDENT + screen.colours.accent(row.left);
    if (isNarrow) return [head, ...lines];
    const gap = ' '.repeat(left - row.left.length);
    return [head + gap + (lines[0] ?? '').trimStart(), ...lines.slice(1)];
  });
}

const optionRows = (options: Readonly<Record<string, OptionShape>>): Row[] =>
  Object.entries(options).map(([name, { short, value, about }]) => ({
    left: `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    right: about,
  }));

const examples = (command: Command, screen: Screen): string[] =>
  command.examples.flatMap(({ says, type }) => [
    `${INDENT}${screen.colours.quiet(`# ${says}`)}`,
    `${INDENT}${PROGRAM} ${type}`,
  ]);

/** What the shell is told; a command without a threshold is never below it. */
const exitRows = ({ options }: Command): Row[] => [
  { left: '0', right: 'good' },
  ...('fail-under' in options
    ? [{ left: '1', right: 'below what was asked for (--fail-under, --fail-on, --baseline)' }]
    : []),
  { left: '2', right: 'it could not be done, such as a page that does not answer, or was not understood' },
  { left: '130', right: 'ended by Ctrl-C' },
];

/** The output of `visible-ai COMMAND --help`. */
export function commandHelp(command: Command, screen: Screen): string {
  const { strong } = screen.colours;
  const width = widthFor(screen);
  return [
    strong(`${PROGRAM} ${command.name} ${command.takes}`.trim()),
    '',
    ...command.about.flatMap((paragraph) => [...wrapText(paragraph, width), '']),
    strong('Options'),
    ...table(optionRows({ ...command.options, ...commonOptions }), screen),
    '',
    ...(command.examples.length > 0 ? [strong('Examples'), ...examples(command, screen), ''] : []),
    strong('Exit codes'),
    ...table(exitRows(command), screen),
    '',
  ].join('\n');
}

/** The output of `visible-ai --help`: the commands, and where to begin. */
export function programHelp(commands: readonly Command[], screen: Screen): string {
  const { strong, quiet } = screen.colours;
  const about =
    'Audits whether answer engines such as ChatGPT, Claude, Perplexity and Google can fetch, read and cite a website. It needs no server and no account.';
  return [
    `${strong('visible-ai')} ${quiet('be the source the answer cites')}`,
    '',
    ...wrapText(about, widthFor(screen)),
    '',
    strong('Begin here'),
    `${INDENT}${PROGRAM} audit example.com`,
    '',
    strong('Commands'),
    ...table(
      commands.map(({ name, takes, summary }) => ({ left: `${name} ${takes}`.trim(), right: summary })),
      screen,
    ),
    '',
    strong('Options'),
    ...table(
      optionRows({
        ...commonOptions,
        version: { type: 'boolean', short: 'v', about: 'Say which version this is' },
      }),
      screen,
    ),
    '',
    strong('Environment'),
    ...table(
      [
        { left: 'ALLOW_PRIVATE_TARGETS', right: 'as --allow-private, separated by commas' },
        { left: 'PAGESPEED_API_KEY', right: 'measure speed with Google PageSpeed Insights' },
        {
          left: 'PAGESPEED=lighthouse',
          right: 'measure speed with the Lighthouse and the Chrome (CHROME_PATH) of this machine',
        },
        {
          left: 'CRAWL_RATE',
          right: 'requests a second while a site is read (3; 0 for your own sites only)',
        },
        { left: 'NO_COLOR, FORCE_COLOR', right: 'never, or always, use colours' },
      ],
      screen,
    ),
    '',
    `Each command says more: ${PROGRAM} audit --help`,
    '',
  ].join('\n');
}
