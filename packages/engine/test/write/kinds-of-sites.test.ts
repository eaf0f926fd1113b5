import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { expect, it } from 'vitest';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { createContentWriters } from '../../src/model/create-content-writers.ts';
import { readQaSection } from '../../src/write/qa-section/read-qa-section.ts';
import { writeHere } from '../../src/write/testing/write-here.ts';
import { openCrawler } from '../crawl/open-crawler.ts';
import { siteOf } from '../crawl/site-of.ts';

const writers = createContentWriters(null, writeHere);
const never = new AbortController().signal;

/** A page as on small sites: no structured data, rarely a description. */
const page = (lang: string, title: string, main: string, { nav = '', description = '' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${
    description && `<meta name="description" content="${description}">`
  }</head><body><header><nav>${nav}</nav></header><main>${main}</main></body></html>`;
const links = (menu: Record<string, string>) =>
  Object.entries(menu)
    .map(([path, text]) => `<a href="${path}">${text}</a>`)
    .join(' ');

async function crawl(files: Record<string, string>): Promise<CrawledSite> {
  const { origin, host } = await siteOf(files);
  return (await openCrawler([host]).crawl(`${origin}/`, { pageLimit: 1000 })).site;
}

/** The llms.txt of a site by section: names and notes, addresses as paths. */
async function llmsOf(site: CrawledSite) {
  const { text, notes } = await writers.llmsTxt(site, never);
  const { title, summary, sections, problems } = readLlmsTxt(text);
  expect(problems).toEqual([]);
  const bySection = Object.fromEntries(
    sections.map((section) => [section.title, section.links.map(({ name }) => name)]),
  );
  const described = Object.fromEntries(
    sections.flatMap((section) => section.links.map(({ name, notes: said }) => [name, said])),
  );
  return { title, summary, sections: bySection, described, notes };
}
async function answersOf(site: CrawledSite) {
  const { text } = await writers.qaSection(site, 20, never);
  return Object.fromEntries(
    readQaSection(text).map(({ question, answer }) => [
      question,
      answer.map(({ text: said }) => said).join(' '),
    ]),
  );
}

it('a dentist in Göttingen: German throughout, and what patients ask', async () => {
  const nav = links({
    '/': 'Start',
    '/leistungen': 'Leistungen',
    '/anfahrt': 'Anfahrt',
    '/kontakt': 'Kontakt',
    '/impressum': 'Impressum',
  });
  const at = (name: string) => `${name} | Zahnarztpraxis Dr. Weber`;
  const site = await crawl({
    '/': page(
      'de',
      'Zahnarztpraxis Dr. Weber',
      '<h1>Herzlich willkommen!</h1><p>Seit 1998 behandeln wir in Göttingen große und kleine Patienten mit Zeit und Ruhe.</p><h2>Sprechzeiten</h2><ul><li>Montag bis Donnerstag: 8.00–18.00 Uhr</li><li>Freitag: 8.00–13.00 Uhr</li></ul><h2>Termin vereinbaren</h2><p>Rufen Sie uns unter 0551 123456 an. Schmerzpatienten behandeln wir am selben Tag.</p>',
      { nav },
    ),
    '/leistungen': page(
      'de',
      at('Leistungen'),
      '<h1>Unsere Leistungen</h1><p>Wir bieten Prophylaxe, Füllungen, Zahnersatz und Implantate aus einer Hand an.</p><h2>Tut die Behandlung weh?</h2><p>Nein. Wir betäuben örtlich, auf Wunsch behandeln wir unter Lachgas.</p><h2>Implantate</h2><p>Ein Implantat ist eine künstliche Zahnwurzel aus Titan, die mit dem Knochen verwächst.</p>',
      { nav },
    ),
    '/anfahrt': page(
      'de',
      at('Anfahrt'),
      '<h1>Anfahrt</h1><p>Sie finden uns in der Weender Straße 12 in der Fußgängerzone.</p>',
      { nav },
    ),
    '/kontakt': page('de', at('Kontakt'), '<h1>Kontakt</h1><p>Telefon: 0551 123456</p>', { nav }),
    '/impressum': page('de', at('Impressum'), '<h1>Impressum</h1><p>Dr. Anna Weber, Weender Straße 12</p>', {
      nav,
    }),
  });
  const llms = await llmsOf(site);
  expect(llms).toMatchObject({
    title: 'Zahnarztpraxis Dr. Weber',
    summary: 'Seit 1998 behandeln wir in Göttingen große und kleine Patienten mit Zeit und Ruhe.',
    sections: {
      // The page of contact states how to reach the business.
      'Wichtige Seiten': ['Zahnarztpraxis Dr. Weber', 'Unsere Leistungen', 'Anfahrt', 'Kontakt'],
      Optional: ['Impressum'],
    },
  });
  expect(await answersOf(site)).toMatchObject({
    'Wie sind die Öffnungszeiten?': 'Montag bis Donnerstag: 8.00–18.00 Uhr Freitag: 8.00–13.00 Uhr',
    'Wie vereinbare ich einen Termin?':
      'Rufen Sie uns unter 0551 123456 an. Schmerzpatienten behandeln wir am selben Tag.',
    'Wo finde ich die Zahnarztpraxis Dr. Weber?':
      'Sie finden uns in der Weender Straße 12 in der Fußgängerzone.',
    'Tut die Behandlung weh?': 'Nein. Wir betäuben örtlich, auf Wunsch behandeln wir unter Lachgas.',
    'Was ist ein Implantat?':
      'Ein Implantat ist eine künstliche Zahnwurzel aus Titan, die mit dem Knochen verwächst.',
  });
});

it('a restaurant in two languages: both listed, asked in the main one', async () => {
  const fr = links({ '/': 'Accueil', '/carte': 'La carte', '/en/': 'English' });
  const en = links({ '/en/': 'Home', '/en/menu': 'Menu', '/': 'Français' });
  const site = await crawl({
    '/': page(
      'fr',
      'Chez Paulette – Restaurant à Lyon',
      '<h1>Chez Paulette</h1><p>Une cuisine de marché, simple et généreuse.</p><h2>Horaires</h2><p>Du mardi au samedi, 12h–14h et 19h–22h.</p>',
      {
        nav: fr,
        description: 'Cuisine lyonnaise à la Croix-Rousse : marché, vins nature, terrasse ombragée.',
      },
    ),
    '/carte': page(
      'fr',
      'La carte – Chez Paulette',
      '<h1>La carte</h1><p>Quenelle 19 €</p><p>Nos plats changent chaque semaine selon le marché et nos producteurs.</p>',
      { nav: fr },
    ),
    '/en/': page(
      'en',
      'Chez Paulette – Restaurant in Lyon',
      '<h1>Chez Paulette</h1><p>Simple and generous market cooking.</p><h2>Opening hours</h2><p>Tuesday to Saturday, 12–2 pm.</p>',
      {
        nav: en,
        description: 'Lyonnais cooking in Croix-Rousse: market produce, natural wines, a shaded terrace.',
      },
    ),
    '/en/menu': page(
      'en',
      'Menu – Chez Paulette',
      '<h1>Menu</h1><p>Our dishes change every week with the market and what our growers bring.</p>',
      { nav: en },
    ),
  });
  expect((await llmsOf(site)).sections).toEqual({
    'Pages principales': ['Chez Paulette – Restaurant à Lyon', 'La carte'],
    English: ['Restaurant in Lyon', 'Menu'],
  });
  expect(await answersOf(site)).toEqual({
    'Qu’est-ce que Chez Paulette ?':
      'Cuisine lyonnaise à la Croix-Rousse : marché, vins nature, terrasse ombragée.',
    'Quels sont les horaires d’ouverture ?': 'Du mardi au samedi, 12h–14h et 19h–22h.',
  });
});

it('a shop: its terms answer for all products, and no product says the same as the next', async () => {
  const nav = links({ '/': 'Home', '/collections/mugs': 'Mugs', '/pages/shipping': 'Shipping' });
  const mugs = Array.from({ length: 30 }, (_, at) => `Mug No. ${at + 1}`);
  const site = await crawl({
    '/': page(
      'en',
      'Potters Row | Handmade stoneware',
      '<h1>Stoneware</h1><p>Sign up for our newsletter and save 10%.</p><p>Potters Row makes mugs by hand in a small studio in Leeds, two hundred a week.</p>',
      { nav },
    ),
    '/collections/mugs': page(
      'en',
      'Mugs | Potters Row',
      `<h1>Mugs</h1><p>Every mug is thrown on the wheel.</p>${mugs
        .map((name, at) => `<p><a href="/products/${at + 1}">${name}</a></p>`)
        .join('')}`,
      { nav },
    ),
    '/pages/shipping': page(
      'en',
      'Shipping | Potters Row',
      '<h1>Shipping</h1><h2>Delivery</h2><p>We ship within two working days. Delivery costs £4.50.</p><h2>Returns</h2><p>You can return anything unused within 30 days.</p>',
      { nav },
    ),
    ...Object.fromEntries(
      mugs.map((name, at) => [
        `/products/${at + 1}`,
        page(
          'en',
          `${name} | Potters Row`,
          `<h1>${name}</h1><p>€ 18.00</p><p>Handmade in Leeds, it holds ${300 + at} ml and survives the dishwasher for years.</p><h2>Delivery</h2><p>See our shipping page.</p>`,
          { nav },
        ),
      ]),
    ),
  });
  const llms = await llmsOf(site);
  expect(llms.summary).toBe('Potters Row makes mugs by hand in a small studio in Leeds, two hundred a week.');
  expect(Object.keys(llms.sections)).toEqual(['Main pages', 'Products']);
  expect(llms.sections.Products?.slice(0, 2)).toEqual(['Mug No. 1', 'Mug No. 2']);
  expect(new Set(Object.values(llms.described)).size).toBe(Object.keys(llms.described).length);
  expect(await answersOf(site)).toMatchObject({
    'What does Potters Row do?':
      'Potters Row makes mugs by hand in a small studio in Leeds, two hundred a week.',
    'How does delivery work?': 'We ship within two working days. Delivery costs £4.50.',
    'How do returns work?': 'You can return anything unused within 30 days.',
  });
});

it('a blog of many posts without a sitemap: the newest first, and it is told that not all fit', async () => {
  const posts = Array.from({ length: 620 }, (_, at) => at + 1001);
  const date = (at: number) => new Date(Date.UTC(2018, 0, at)).toISOString();
  const post = (at: number) =>
    page(
      'en',
      `What I learned about knot ${at} - Ada`,
      `<article><h1>What I learned about knot ${at}</h1><p>Posted on 3 March</p><p><time datetime="${date(at)}"></time>Knot ${at} holds best when the rope is wet, which took me ${at} evenings to find out.</p></article>`,
      {},
    ).replace('</head>', `<meta property="article:published_time" content="${date(at)}"></head>`);
  const site = await crawl({
    '/': page(
      'en',
      'Ada',
      `<h1>Ada</h1><p>I write about one knot a week, since 2016.</p>${posts
        .map((at) => `<p>Read <a href="/posts/${at}">knot ${at}</a> today.</p>`)
        .join('')}`,
    ),
    ...Object.fromEntries(posts.map((at) => [`/posts/${at}`, post(at)])),
  });
  const { sections, described, notes } = await llmsOf(site);
  expect(sections.Posts?.[0]).toBe('What I learned about knot 1620');
  expect(described['What I learned about knot 1620']).toBe(
    'Knot 1620 holds best when the rope is wet, which took me 1620 evenings to find out.',
  );
  expect(Object.values(sections).flat().length).toBeGreaterThan(480);
  expect(Object.values(sections).flat().length).toBeLessThanOrEqual(500);
  expect(notes.join()).toMatch(/\d+ of 621 pages are listed/);
});

it('a site of one page: what it is, and its own questions', async () => {
  const site = await crawl({
    '/': page(
      'en',
      'Luma — a lamp that follows the sun',
      '<h2>How Luma works</h2><p>A sensor behind the shade reads the light, and Luma mixes warm and cold LEDs to match it.</p><details><summary>Does it need Wi-Fi?</summary><p>No. Luma has no radio at all.</p></details><h2>Ready to sleep better?</h2><p>Order now and get it next week.</p>',
      { description: 'Luma is a bedside lamp that changes its colour with the sun outside, without an app.' },
    ),
  });
  expect((await llmsOf(site)).sections).toEqual({ 'Main pages': ['Luma – a lamp that follows the sun'] });
  expect(await answersOf(site)).toEqual({
    'What is Luma?': 'Luma is a bedside lamp that changes its colour with the sun outside, without an app.',
    'Does it need Wi-Fi?': 'No. Luma has no radio at all.',
    'How does Luma work?':
      'A sensor behind the shade reads the light, and Luma mixes warm and cold LEDs to match it.',
  });
});

it('a shell that scripts would fill: a valid file that says what is missing, no invented question', async () => {
  const site = await crawl({
    '/': '<!doctype html><html lang="en"><title>Taskly</title><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/a.js"></script></html>',
  });
  const llms = await llmsOf(site);
  expect(llms).toMatchObject({ title: 'Taskly', sections: { 'Main pages': ['Taskly'] } });
  expect(llms.notes.join()).toMatch(/hardly any text in their HTML/);
  expect(llms.notes.join()).toMatch(/says nothing that could describe it/);
  expect(await answersOf(site)).toEqual({});
});

it('a wiki whose home page only leads on: its articles define their names', async () => {
  const nav = links({ '/wiki/Main_Page': 'Main page', '/wiki/Anvil': 'Anvil' });
  const site = await crawl({
    '/': '<!doctype html><title>Anvil Wiki</title><meta http-equiv="refresh" content="0;url=/wiki/Main_Page">',
    '/wiki/Main_Page': page(
      'en',
      'Main page - Anvil Wiki',
      '<h1>Main page</h1><p>Welcome to the Anvil Wiki, an encyclopedia of smithing that anyone can edit. See <a href="/wiki/Tongs">tongs</a>.</p>',
      { nav },
    ),
    '/wiki/Anvil': page(
      'en',
      'Anvil - Anvil Wiki',
      '<h1>Anvil</h1><p>From Anvil Wiki</p><p>An anvil is a metalworking tool consisting of a large block of metal with a flattened top.</p><h2>History[edit]</h2><p>Anvils were first made of stone.</p>',
      { nav },
    ),
    '/wiki/Tongs': page(
      'en',
      'Tongs - Anvil Wiki',
      '<h1>Tongs</h1><p>Tongs are a type of tool used to grip and lift hot iron instead of holding it with hands.</p>',
      { nav },
    ),
  });
  const { sections, summary } = await llmsOf(site);
  expect(summary).toMatch(/^Welcome to the Anvil Wiki/);
  expect(Object.values(sections)[0]?.[0]).toBe('Anvil Wiki');
  expect(await answersOf(site)).toEqual({
    'What is Anvil Wiki?': 'Welcome to the Anvil Wiki, an encyclopedia of smithing that anyone can edit.',
    'What is an anvil?':
      'An anvil is a metalworking tool consisting of a large block of metal with a flattened top.',
  });
});

it('a coffee house in Kyoto: writing without spaces', async () => {
  const nav = links({ '/': 'ホーム', '/menu': 'メニュー', '/access': 'アクセス' });
  const site = await crawl({
    '/': page(
      'ja',
      '喫茶 山猫｜京都の珈琲店',
      '<h1>喫茶 山猫</h1><p>京都・左京区にある自家焙煎の珈琲店です。町家を改装した店内で静かな時間をお過ごしください。</p><h2>営業時間</h2><p>10:00〜19:00（水曜定休）</p>',
      { nav },
    ),
    '/menu': page(
      'ja',
      'メニュー｜喫茶 山猫',
      '<h1>メニュー</h1><p>珈琲は注文を受けてから一杯ずつ淹れています。季節の焼き菓子もご用意しています。</p><h2>山猫ブレンドとは</h2><p>エチオピアとブラジルの豆を合わせた当店の定番です。後味に果実の甘さが残ります。</p>',
      { nav },
    ),
    '/access': page(
      'ja',
      'アクセス｜喫茶 山猫',
      '<h1>アクセス</h1><p>出町柳駅から徒歩8分。駐車場はありません。</p>',
      {
        nav,
      },
    ),
  });
  const llms = await llmsOf(site);
  expect(llms).toMatchObject({
    title: '喫茶 山猫',
    summary: '京都・左京区にある自家焙煎の珈琲店です。町家を改装した店内で静かな時間をお過ごしください。',
    sections: { 主なページ: ['喫茶 山猫 – 京都の珈琲店', 'メニュー', 'アクセス'] },
  });
  expect(await answersOf(site)).toEqual({
    '喫茶 山猫とは何ですか？':
      '京都・左京区にある自家焙煎の珈琲店です。町家を改装した店内で静かな時間をお過ごしください。',
    '営業時間は何時ですか？': '10:00〜19:00（水曜定休）',
    '喫茶 山猫はどこにありますか？': '出町柳駅から徒歩8分。駐車場はありません。',
    '山猫ブレンドとは？': 'エチオピアとブラジルの豆を合わせた当店の定番です。後味に果実の甘さが残ります。',
  });
});

it('a dentist in Kaunas: asked and answered in Lithuanian, with what a visit costs', async () => {
  const nav = links({ '/': 'Pradžia', '/kainos': 'Kainos', '/kontaktai': 'Kontaktai' });
  const site = await crawl({
    '/': page(
      'lt',
      'Odontologijos klinika „Baltas dantis“ – Kaunas',
      '<h1>Odontologijos klinika „Baltas dantis“</h1><p>„Baltas dantis“ yra šeimos odontologijos klinika Kaune. Gydome suaugusiuosius ir vaikus.</p><h2>Paslaugos</h2><ul><li>Dantų gydymas</li><li>Implantacija</li><li>Burnos higiena</li></ul><h2>Dažniausiai užduodami klausimai</h2><h3>Ar burnos higiena skausminga?</h3><p>Ne, procedūra paprastai neskausminga. Jautresniems pacientams taikome nuskausminimą.</p>',
      {
        nav,
        description: 'Odontologijos klinika „Baltas dantis“ Kaune: dantų gydymas ir implantai visai šeimai.',
      },
    ),
    '/kainos': page(
      'lt',
      'Kainos – Baltas dantis',
      '<h1>Kainos</h1><table><tr><th>Paslauga</th><th>Kaina</th></tr><tr><td>Konsultacija</td><td>30 €</td></tr><tr><td>Implantas</td><td>nuo 800 €</td></tr></table>',
      { nav },
    ),
    '/kontaktai': page(
      'lt',
      'Kontaktai – Baltas dantis',
      '<h1>Kontaktai</h1><p>Savanorių pr. 120, LT-44148 Kaunas<br>Tel. +370 37 555 123</p><h2>Darbo laikas</h2><p>I–V 8:00–20:00<br>VI 9:00–14:00<br>VII nedirbame</p>',
      { nav },
    ),
  });
  const { text } = await writers.llmsTxt(site, never);
  expect(text).toContain('- Kainos: Konsultacija 30 €; Implantas nuo 800 €');
  expect(text).toContain('- Darbo laikas: I–V 8:00–20:00; VI 9:00–14:00; VII nedirbame');
  expect(await answersOf(site)).toMatchObject({
    'Kas yra „Baltas dantis“?':
      '„Baltas dantis“ yra šeimos odontologijos klinika Kaune. Gydome suaugusiuosius ir vaikus.',
    'Ką siūlo Baltas dantis?': 'Dantų gydymas Implantacija Burnos higiena',
    'Kokios kainos?': 'Konsultacija: 30 € Implantas: nuo 800 €',
    'Ar burnos higiena skausminga?':
      'Ne, procedūra paprastai neskausminga. Jautresniems pacientams taikome nuskausminimą.',
    'Kur yra Baltas dantis?': 'Savanorių pr. 120, LT-44148 Kaunas',
  });
  const data = (await writeHere.jsonLd({ site }, never)).text;
  expect(data).toContain('"@type": "Dentist"');
  expect(data).toContain('"opens": "08:00"');
});

it('a café in Chiang Mai: Thai, without a full stop', async () => {
  const site = await crawl({
    '/': page(
      'th',
      'ร้านกาแฟบ้านดิน | เชียงใหม่',
      '<h1>ร้านกาแฟบ้านดิน</h1><p>เราคั่วเมล็ดกาแฟเองทุกสัปดาห์ และอบขนมใหม่ทุกเช้า</p><h2>ราคา</h2><ul><li>กาแฟดริป 80 บาท</li><li>ลาเต้ 75 บาท</li></ul><h2>เวลาทำการ</h2><p>วันจันทร์ - วันศุกร์ 08.00 - 17.00 น.</p><h2>ติดต่อเรา</h2><p>123 ถนนนิมมานเหมินท์ ต.สุเทพ อ.เมือง เชียงใหม่ 50200<br>โทร. 053-123-987</p>',
      {
        description: 'ร้านกาแฟบ้านดิน คาเฟ่เล็ก ๆ ในเชียงใหม่ เสิร์ฟกาแฟดริปจากเมล็ดของชาวเขา ขนมอบใหม่ทุกวัน',
      },
    ),
  });
  expect(await answersOf(site)).toMatchObject({
    'ร้านกาแฟบ้านดิน คืออะไร?': expect.stringContaining('คาเฟ่เล็ก ๆ ในเชียงใหม่'),
    'ราคาเท่าไร?': 'กาแฟดริป 80 บาท ลาเต้ 75 บาท',
    'เปิดให้บริการเวลาใด?': 'วันจันทร์ - วันศุกร์ 08.00 - 17.00 น.',
    'ร้านกาแฟบ้านดิน อยู่ที่ไหน?': '123 ถนนนิมมานเหมินท์ ต.สุเทพ อ.เมือง เชียงใหม่ 50200',
  });
  expect((await writeHere.jsonLd({ site }, never)).text).toContain('"@type": "CafeOrCoffeeShop"');
});
