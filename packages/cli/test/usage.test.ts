import { describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';

describe('help', () => {
  it('of the program names every command and where to begin', async () => {
    const { code, out } = await runCli(['--help']);
    expect(code).toBe(0);
    for (const part of ['visible-ai audit example.com', 'agents URL', '--version', 'ALLOW_PRIVATE_TARGETS'])
      expect(out).toContain(part);
  });

  it.each(['audit', 'agents'])(
    'of %s teaches its options by examples, whichever way it is asked for',
    async (name) => {
      const { code, out } = await runCli([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('--allow-private HOST:PORT');
      expect(out).toContain(`  visible-ai ${name} example.com`);
      expect(await runCli(['help', name])).toEqual({ code, out, messages: '' });
    },
  );

  it('tells exit codes that the command has', async () => {
    expect((await runCli(['audit', '--help'])).out).toContain('1    below what was asked for');
    const { out } = await runCli(['agents', '--help']);
    expect(out).not.toContain('--fail-under');
    expect(out).toContain('130  ended by Ctrl-C');
  });

  it('keeps within a narrow window', async () => {
    const { out } = await runCli(['audit', '--help'], { terminal: { columns: 60 } });
    const prose = out.split('\n').filter((line) => !line.includes('visible-ai audit'));
    expect(prose.filter((line) => line.length > 60)).toEqual([]);
  });

  it('tells the version', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, out: '9.9.9\n', messages: '' });
  });
});

describe('wrong use', () => {
  it.each([
    [['audit'], 'Give an address'],
    [['audit', 'not an address'], 'not an address is not a website'],
    [['audit', 'localhost:3000'], '--allow-private'],
    [['audit', 'example.com', '--format', 'word'], '--format takes pretty, json'],
    [
      ['audit', 'example.com', '--fail-under', '101'],
      '--fail-under takes a whole number from 0 to 100, not 101',
    ],
    [['audit', 'example.com', '--pages', '5'], '--pages goes with --site'],
    [['audit', 'example.com', '--baseline', '/nowhere.json'], 'cannot be read'],
    [['audit', 'example.com', '--output', '/nowhere/at/all.json'], 'no such folder'],
    [['audit', 'example.com', 'example.org', '--format', 'html'], 'holds one report'],
    [['audit', 'example.com', '--map', 'https://example.com/'], 'URLPREFIX=PATH'],
    [['audit', 'example.com', '--allow-private', 'localhost'], 'HOST:PORT'],
    [['audit', 'example.com', '--allow-private', '*:80'], 'HOST:PORT'],
    [['audit', 'example.com', '--allow-private', 'localhost:65536'], 'HOST:PORT'],
    [['audit', 'example.com', '-f', 'md', '-o', 'a', '-f', 'json', '-o', 'a'], 'a is given twice'],
    [['audit', 'example.com', '-o', 'a.json'], 'a.json would hold pretty, not json'],
    [
      ['audit', 'example.com', '-f', 'md', '-o', 'a.json', '-f', 'json', '-o', 'a.md'],
      '--format json for it',
    ],
    [['audit', 'example.com', '-f', 'pdf', '-o', 'A.HTML'], 'end its name with .pdf'],
    [['audit', 'example.com', '--wat'], "Unknown option '--wat'"],
    [['audit', 'example.com', '--output'], '--output'],
    [['logs'], 'Which logs?'],
    [['logs', 'a.log', '--ranges', 'ftp://x'], '--ranges takes operators'],
    [['logs', 'a.log', '--format', 'csv'], '--format takes pretty, json'],
    [['agents', 'a.example', 'b.example'], 'Give one address'],
    [['adit'], 'There is no command adit'],
    [['example.com'], 'visible-ai audit example.com'],
    [['--wat'], 'There is no option --wat'],
  ])('%j ends with 2, says what is wrong and where help is', async (argv, words) => {
    const { code, out, messages } = await runCli(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(messages).toContain(words);
    expect(messages).toContain('--help');
  });

  it.each([
    [{ ALLOW_PRIVATE_TARGETS: 'localhost' }, 'ALLOW_PRIVATE_TARGETS takes a comma list of host:port'],
    [{ PAGESPEED: 'fast' }, 'PAGESPEED takes psi, lighthouse or off'],
    [{ PAGESPEED: 'lighthouse' }, 'CHROME_PATH'],
    [{ CRAWL_RATE: 'quick' }, 'CRAWL_RATE takes'],
  ])('an environment of %j is refused by its name', async (environment, words) => {
    const { code, messages } = await runCli(['audit', 'example.com'], { environment });
    expect(code).toBe(2);
    expect(messages).toContain(words);
  });
});
