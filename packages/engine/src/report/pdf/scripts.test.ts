import { expect, it } from 'vitest';
import { madeReport } from '../testing/made-reports.ts';
import { drawPdf } from './draw-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const A4 = { paper: 'a4', branding: null } as const;

async function coverOf(title: string) {
  const bytes = await drawPdf({ ...madeReport().model, title }, A4);
  const { pages } = await readPdf(bytes);
  return {
    text: pages[0]?.text ?? '',
    last: pages.at(-1)?.text ?? '',
    source: Buffer.from(bytes).toString('latin1'),
  };
}

const unspaced = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

it.each([
  ['Latin', 'Łódź Æsir: Żółć, naïve façade – Đakovo İstanbul, cà phê'],
  ['Cyrillic', 'Журнал «Кириллица»: новости, цены и 25 вопросов'],
  ['Greek', 'Εφημερίδα Αθηνών: τα νέα της ημέρας'],
  ['Chinese, simplified', '简体中文网站：我们的产品与服务，让搜索引擎看见您'],
  ['Chinese, traditional', '繁體中文網站：我們的產品與服務，讓搜尋引擎看見您'],
  ['Japanese', '日本語のウェブサイト「東京の喫茶店」コーヒーと音楽の夜'],
  ['Korean', '한국어 웹사이트: 서울의 커피와 음악, 검색 엔진에 보이기'],
  ['Thai', 'เว็บไซต์ภาษาไทยสำหรับร้านกาแฟ'],
  ['signs and emoji', 'Coffee ☕ and 🚀 ✓ → ★ ½ ①'],
])('draws a title in %s, and what is copied from it is the title', async (_script, title) => {
  expect(unspaced((await coverOf(title)).text)).toContain(unspaced(title));
});

it.each([
  ['Arabic', 'موقع عربي: أخبار القهوة في 2026 على Northfield Coffee'],
  ['Persian', 'وب‌سایت فارسی قهوه بنوشیم ۱۲۳'],
  ['Hebrew', 'אתר בעברית: חדשות הקפה של Northfield'],
])(
  'draws a title in %s from right to left, and each of its words is copied as it is read',
  async (_script, title) => {
    const { text } = await coverOf(title);
    for (const word of title.match(/[\p{L}\p{N}]+/gu) ?? []) expect(text).toContain(word);
  },
);

it('stands a mark for each letter that no face has, and keeps the letter for who copies it', async () => {
  const { text, last } = await coverOf('Tibetan བོད Tamil தமிழ்');
  expect(last).toContain('� is shown instead');
  expect(unspaced(text)).toContain(unspaced('Tibetan བོད Tamil தமிழ்'));
});

it('draws a headline and what stands out in one weight with the signs of each', async () => {
  const { model } = madeReport();
  const findings = model.findings.map((finding) => ({ ...finding, title: '简体中文有限公司', action: null }));
  const pdf = await readPdf(await drawPdf({ ...model, title: '日本と한국', findings }, A4));
  expect(unspaced(pdf.text)).toContain('日本と한국');
  expect(unspaced(pdf.text)).toContain('简体中文有限公司');
});

it('embeds every face, with what its glyphs stand for', async () => {
  const { source } = await coverOf('日本語 مرحبا Ελλάδα');
  const count = (what: RegExp) => source.match(what)?.length ?? 0;
  expect(count(/\/Subtype \/Type0/g)).toBeGreaterThan(5);
  expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g));
  expect(count(/\/FontFile2 /g)).toBe(count(/\/Subtype \/Type0/g));
  expect(count(/\/Subtype \/(?:Type1|Type3|TrueType)\b/g)).toBe(0);
});
