import { expect, it } from 'vitest';
import { joinParagraphs, type Paragraph } from '../../crawl/paragraphs.ts';
import { siteOf } from '../testing/site-of.ts';
import { installCommand } from './install-command.ts';

const page = (url: string, ...paragraphs: Paragraph[]) => ({
  url,
  sections: [{ level: 2, heading: '', ...joinParagraphs(paragraphs) }],
});
const code = (text: string): Paragraph => ({ kind: 'code', text });
const onHome = (...paragraphs: Paragraph[]) => installCommand(siteOf([page('/', ...paragraphs)]));

it.each([
  ['npm install anvil', 'npm install anvil'],
  ['$ pip install anvil', 'pip install anvil'],
  ['  > npx anvil init  ', 'npx anvil init'],
  ['cd anvil\nsudo apt-get install anvil\nanvil', 'sudo apt-get install anvil'],
  ['$ python -m pip install anvil', 'python -m pip install anvil'],
  ['brew install anvil   # on a Mac', 'brew install anvil'],
  ['curl -sSL https://anvils.example/x | sh', 'curl -sSL https://anvils.example/x | sh'],
  [`npm install ${'a'.repeat(148)}`, `npm install ${'a'.repeat(148)}`],
])('the code %j says: %s', (text, command) => expect(onHome(code(text))).toBe(command));

it.each([
  'npm run build',
  'python -m pip install SomePackage',
  'npm install <name>',
  'gem install my-gem',
  'npm install `anvil`',
  'to install it, npm install anvil',
  `npm install ${'a'.repeat(149)}`,
])('the code %j says no command', (text) => expect(onHome(code(text))).toBeNull());

it('a package of the system that has another name is only needed by the program', () => {
  expect(onHome(code('sudo apt-get install apache2'))).toBeNull();
  expect(onHome(code('apt install build-essential\nbrew install anvil'))).toBe('brew install anvil');
});

it('several packages at once, none of its name, are needed by the program, and one of its name is the program', () => {
  expect(onHome(code('pip3 install virtualenv pkgconfig'))).toBeNull();
  expect(onHome(code('pip install -U tinsmith'))).toBe('pip install -U tinsmith');
  expect(onHome(code('pip install tinsmith'), code('pip install anvils-cli'))).toBe('pip install anvils-cli');
});

it('of several commands that name it, the one that has most of its name installs it', () => {
  const commands = [code('npm install gulp-css-prefix'), code('npm install anvil.css --save')];
  expect(installCommand(siteOf([page('/', ...commands)], { name: 'Anvil CSS Framework' }))).toBe(
    'npm install anvil.css --save',
  );
});

it('text is a command only behind a prompt', () => {
  expect(onHome({ kind: 'text', text: 'npm install anvil' })).toBeNull();
  expect(onHome({ kind: 'text', text: '$ npm install anvil' })).toBe('npm install anvil');
});

it('the home page says it first, then guides; other pages install something else', () => {
  const guide = (name: string, command: string) => page(`/docs/${name}`, code(command));
  const site = (...pages: ReturnType<typeof page>[]) => installCommand(siteOf(pages));
  expect(site(page('/', code('npx a')), guide('install', 'npx b'))).toBe('npx a');
  expect(site(page('/'), guide('plugins', 'npx b'), guide('quick-start', 'npx c'))).toBe('npx c');
  expect(site(page('/'), guide('plugins', 'npx b'))).toBeNull();
});

it('looks at twelve guides', () => {
  const guides = (count: number) => Array.from({ length: count }, (_, index) => page(`/setup-${index}`));
  const last = page('/setup', code('npx a'));
  expect(installCommand(siteOf([page('/'), ...guides(11), last]))).toBe('npx a');
  expect(installCommand(siteOf([page('/'), ...guides(12), last]))).toBeNull();
});

it('a site that nobody could read has none', () => expect(installCommand(siteOf([]))).toBeNull());
