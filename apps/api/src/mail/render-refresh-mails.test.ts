import { describe, expect, it } from 'vitest';
import { type RefreshedFile, renderRefreshMail } from './render-refresh-mails.ts';

const screen = 'https://visible.example/sites/s/files';
const waiting: RefreshedFile = {
  name: 'llms.txt',
  status: 'waiting',
  added: 2,
  removed: 1,
  conflicts: 0,
  lines: ['- - [Old](https://acme.example/old)', '+ - [New](https://acme.example/new): <b>& more</b>', '+ x'],
  url: `${screen}/refreshes/r`,
};
const mailOf = (files: RefreshedFile[], siteName = 'Acme') =>
  renderRefreshMail({ siteName, siteUrl: 'https://acme.example/', screen, files, brand: null });

describe('the mail about files that were refreshed', () => {
  it('shows what would change, line by line, and where it is approved', () => {
    const mail = mailOf([waiting]);
    expect(mail?.subject).toBe('Acme: llms.txt would change');
    expect(mail?.text).toBe(`Acme: llms.txt would change

We read https://acme.example/ again, and it has changed.

What you see below waits for you: nothing of it is published before you
approve it.

llms.txt: 2 lines added, 1 line removed
   - - [Old](https://acme.example/old)
   + - [New](https://acme.example/new): <b>& more</b>
   + x

See what would change:
https://visible.example/sites/s/files/refreshes/r

-- 
You get this mail because the files of Acme are refreshed. When that
happens is chosen with its files on visible.example.`);
    expect(mail?.html).toContain('&lt;b&gt;&amp; more&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  it('leads to all files where several wait, and names what was published and what failed', () => {
    const robots = { ...waiting, name: 'robots.txt', conflicts: 2, url: `${screen}/refreshes/q` };
    const added: RefreshedFile = { ...waiting, name: 'llms-full.txt', status: 'published', removed: 0 };
    const failed: RefreshedFile = { name: 'Pages', status: 'failed', error: 'The site could not be read.' };
    const mail = mailOf([waiting, robots, added, failed]);
    expect(mail?.subject).toBe('Acme: llms.txt and robots.txt would change');
    expect(mail?.text).toContain(`See what would change:\n${screen}\n`);
    expect(mail?.text).toContain(
      'robots.txt: 2 lines added, 1 line removed, your words were kept in 2\nplaces',
    );
    expect(mail?.text).toContain('llms-full.txt: 2 lines added (published)');
    expect(mail?.text).toContain('llms-full.txt only gained lines and was published by itself');
    expect(mail?.text).toContain('1. Pages\n   The site could not be read.');
  });

  it('cuts what is long, and lets no site write more than its lines', () => {
    const lines = Array.from(
      { length: 100 },
      (_, at) => `+ ${at} ${'x'.repeat(500)}\r\nBcc: everybody@example.com`,
    );
    const mail = mailOf([{ ...waiting, lines, added: 100 }], 'Acme\r\nBcc: x@example.com');
    expect(mail?.subject).toBe('Acme Bcc: x@example.com: llms.txt would change');
    expect(mail?.text).toContain('   … and 60 lines more');
    expect(mail?.text).not.toContain('everybody@');
    expect(mail?.text.split('\n').every((line) => line.length < 200)).toBe(true);
  });

  it('is none where there is nothing to tell', () => {
    expect(mailOf([])).toBeNull();
  });
});
