import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
const utf16le = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('the charset of a document', () => {
  it.each([
    [
      'its byte order mark, over everything else',
      utf16le('é'),
      'text/html; charset=utf-8',
      'é',
      'utf-16le',
      'bom',
    ],
    ['the header', latin1('\xe9'), 'text/html; charset=ISO-8859-1', 'é', 'windows-1252', 'header'],
    ['the header, quoted', latin1('\xe9'), 'text/html; charset="latin1"', 'é', 'windows-1252', 'header'],
    [
      'its meta',
      latin1('<meta charset=windows-1251>\xe9'),
      null,
      '<meta charset=windows-1251>й',
      'windows-1251',
      'meta',
    ],
    [
      'its http-equiv meta',
      latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">\xb1'),
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">ą',
      'iso-8859-2',
      'meta',
    ],
    [
      'the XML declaration',
      latin1('<?xml version="1.0" encoding="ISO-8859-1"?>\xe9'),
      'application/xhtml+xml',
      '<?xml version="1.0" encoding="ISO-8859-1"?>é',
      'windows-1252',
      'meta',
    ],
    ['the bytes, when they are UTF-8', utf8('日本'), 'text/html', '日本', 'utf-8', 'default'],
    ['nothing: windows-1252', latin1('\x93\xe9\x94'), 'text/html', '“é”', 'windows-1252', 'default'],
  ] as const)('comes from %s', (_, bytes, contentType, html, name, from) => {
    expect(decodeHtml(bytes, contentType)).toMatchObject({ html, charset: { name, from } });
  });

  it('is not taken from a label that nobody knows', () => {
    const bytes = utf8('<meta charset="utf-8">é');
    expect(decodeHtml(bytes, 'text/html; charset=none').charset).toMatchObject({
      name: 'utf-8',
      from: 'meta',
    });
  });

  it('is not taken from a comment', () => {
    const bytes = utf8('<!-- <meta charset="koi8-r"> -->é');
    expect(decodeHtml(bytes, null)).toMatchObject({
      charset: { from: 'default' },
      html: expect.stringContaining('é'),
    });
  });

  it('is UTF-8 where readable markup claims to be UTF-16', () => {
    expect(decodeHtml(utf8('<meta charset="utf-16">é'), null).charset.name).toBe('utf-8');
  });

  it('is told to be UTF-16 where its bytes are and nothing that a browser obeys says so', () => {
    const html = '<html lang="zh"><meta charset="utf-16"><title>面包店</title><p>每天早上新鲜的面包';
    const little = new Uint8Array(Uint16Array.from(html, (letter) => letter.charCodeAt(0)).buffer);
    const big = little.map((_, at) => little[at ^ 1] ?? 0);
    for (const type of [null, 'text/html; charset=utf-8']) {
      expect(decodeHtml(little, type).charset).toMatchObject({ garbled: html.length, written: 'utf-16le' });
      expect(decodeHtml(big, type).charset).toMatchObject({ garbled: html.length, written: 'utf-16be' });
    }
    expect(decodeHtml(little, 'text/html; charset=utf-16').charset).toMatchObject({
      name: 'utf-16le',
      written: null,
    });
    expect(decodeHtml(utf8('<p>a\0b\0\0c</p>'), null).charset.written).toBeNull();
  });

  it('reads bytes that mean nothing without failing', () => {
    const lost = '<html lang="ja">\xff\xfe';
    expect(decodeHtml(latin1(lost), 'text/html; charset=shift_jis').html).toMatch(/\ufffd$/);
  });

  it('of a document cut within a character is still UTF-8', () => {
    expect(decodeHtml(utf8('é').subarray(0, 1), null).charset.name).toBe('utf-8');
  });

  // “Привет” in windows-1251, “日本語の頁” in EUC-JP and in Shift_JIS, “中文” in Big5.
  it.each([
    ['ru', '\xcf\xf0\xe8\xe2\xe5\xf2', 'windows-1251', 'Привет'],
    ['ja', '\xc6\xfc\xcb\xdc\xb8\xec\xa4\xce\xca\xc7', 'euc-jp', '日本語の頁'],
    ['ja-JP', '\x93\xfa\x96\x7b\x8c\xea\x82\xcc\x95\xc5', 'shift_jis', '日本語の頁'],
    ['zh-Hant', '\xa4\xa4\xa4\xe5', 'big5', '中文'],
    ['fr', '\xe9t\xe9', 'windows-1252', 'été'],
  ])('that nothing declares is what pages in “%s” had before UTF-8', (lang, letters, name, text) => {
    const bytes = latin1(`<html lang="${lang}"><p>${letters}</p>`);
    expect(decodeHtml(bytes, null)).toMatchObject({ charset: { name, from: 'default' } });
    expect(decodeHtml(bytes, null).html).toContain(text);
    expect(decodeHtml(bytes, 'text/html; charset=utf-8').charset.written).toBe(name);
  });

  it('that a header contradicts is the one that the page itself declares', () => {
    const bytes = latin1('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>');
    expect(decodeHtml(bytes, 'text/html; charset=utf-8').charset.written).toBe('windows-1251');
  });

  it('is told from the encoding that the bytes are written in', () => {
    const garbledIn = (bytes: Uint8Array, type: string) => {
      const { garbled, written } = decodeHtml(bytes, type).charset;
      return { garbled, written };
    };
    const french = 'L’été à la plage, où l’hôtel est ouvert';
    expect(garbledIn(utf8(french), 'text/html; charset=utf-8')).toEqual({ garbled: 0, written: null });
    expect(garbledIn(latin1('\xe9t\xe9 \xe0'), 'text/html; charset=utf-8')).toEqual({
      garbled: 3,
      written: 'windows-1252',
    });
    expect(garbledIn(latin1('\xe9t\xe9 \xe0'), 'text/html; charset=windows-1252')).toEqual({
      garbled: 0,
      written: null,
    });
    expect(garbledIn(utf8(french), 'text/html; charset=iso-8859-1').written).toBe('utf-8');
    expect(garbledIn(utf8('Привет, мир'), 'text/html; charset=windows-1251').written).toBe('utf-8');
    expect(garbledIn(utf8('a'), 'text/html; charset=iso-8859-1')).toEqual({ garbled: 0, written: null });
  });

  it('that does not fit leaves the text as its author wrote it, and shows how it looks to others', () => {
    const german = latin1('<title>Musikverein Oberst\xfcben</title><p>\x84Gr\xfc\xdf Gott\x93');
    expect(decodeHtml(german, 'text/html; charset=utf-8')).toMatchObject({
      html: '<title>Musikverein Oberstüben</title><p>„Grüß Gott“',
      charset: { name: 'utf-8', written: 'windows-1252', sample: 'Musikverein Oberst\ufffdben' },
    });
    const french = utf8('<html lang="fr"><p>L’été à la plage</p>');
    expect(decodeHtml(french, 'text/html; charset=iso-8859-1')).toMatchObject({
      html: '<html lang="fr"><p>L’été à la plage</p>',
      charset: { name: 'windows-1252', written: 'utf-8', sample: 'Lâ€™Ã©tÃ© Ã la plage' },
    });
  });

  it('of a template in UTF-8 leaves the template readable around a text in another', () => {
    const mixed = new Uint8Array([...utf8('<nav>Über uns</nav>'), ...latin1('<p>F\xfchrung 5 \x80</p>')]);
    expect(decodeHtml(mixed, 'text/html; charset=utf-8').html).toBe('<nav>Über uns</nav><p>Führung 5 €</p>');
  });
});
