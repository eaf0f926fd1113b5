import { describe, expect, it } from 'vitest';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { answerText, asText } from './answer-part.ts';
import { distinctQuestions } from './distinct-questions.ts';
import { findQuestions } from './find-questions.ts';
import { asked, qaWords } from './qa-words.ts';
import { topicOf, topicQuestion } from './topic-questions.ts';
import { topics } from './topics.ts';

/** By language: what a bakery calls its opening hours, prices and place, its name, a price, and what is asked about it. */
const bakeries: readonly [string, string, [string, string, string], string, [string, string, string]][] = [
  [
    'sv',
    'Lunds Bageri',
    ['Öppettider', 'Prislista', 'Hitta hit'],
    '45 kr',
    ['Vilka är öppettiderna?', 'Vad kostar det?', 'Var finns Lunds Bageri?'],
  ],
  [
    'da',
    'Bager Holm',
    ['Åbningstider', 'Prisliste', 'Find vej'],
    '45 kr.',
    ['Hvad er åbningstiderne?', 'Hvad koster det?', 'Hvor ligger Bager Holm?'],
  ],
  [
    'no',
    'Fjord Bakeri',
    ['Åpningstider', 'Våre priser', 'Finn oss'],
    '45 kr',
    ['Hva er åpningstidene?', 'Hva koster det?', 'Hvor ligger Fjord Bakeri?'],
  ],
  [
    'fi',
    'Mäen Leipomo',
    ['Aukioloajat', 'Hinnasto', 'Näin löydät meidät'],
    '4,50 €',
    ['Mitkä ovat aukioloajat?', 'Millaiset ovat hinnat?', 'Missä Mäen Leipomo sijaitsee?'],
  ],
  [
    'cs',
    'Pekárna Novák',
    ['Otevírací doba', 'Ceník', 'Kde nás najdete'],
    '45 Kč',
    ['Jaká je otevírací doba?', 'Jaké jsou ceny?', 'Kde se nachází Pekárna Novák?'],
  ],
  [
    'sk',
    'Pekáreň Horná',
    ['Otváracie hodiny', 'Cenník služieb', 'Kde nás nájdete'],
    '4,50 €',
    ['Aké sú otváracie hodiny?', 'Aké sú ceny?', 'Kde sa nachádza Pekáreň Horná?'],
  ],
  [
    'hu',
    'Óbudai Pékség',
    ['Nyitvatartás', 'Árlista', 'Megközelítés'],
    '450 Ft',
    ['Mi a nyitvatartási idő?', 'Milyenek az árak?', 'Hol található az Óbudai Pékség?'],
  ],
  [
    'ro',
    'Brutăria Ana',
    ['Program de lucru', 'Prețuri', 'Unde ne găsiți'],
    '15 lei',
    ['Care este programul de lucru?', 'Care sunt prețurile?', 'Unde se află Brutăria Ana?'],
  ],
  [
    'el',
    'Ο Φούρνος της Ρένας',
    ['Ωράριο', 'Τιμοκατάλογος', 'Πού βρισκόμαστε'],
    '4,50 €',
    ['Ποιο είναι το ωράριο λειτουργίας;', 'Ποιες είναι οι τιμές;', 'Πού βρίσκεστε;'],
  ],
  [
    'tr',
    'Mavi Fırın',
    ['Çalışma saatleri', 'Fiyat listesi', 'Ulaşım'],
    '45 ₺',
    ['Çalışma saatleri nedir?', 'Fiyatlar ne kadar?', 'Mavi Fırın nerede?'],
  ],
  [
    'uk',
    'Пекарня Верба',
    ['Години роботи', 'Наші ціни', 'Де нас знайти'],
    '45 грн',
    ['Які години роботи?', 'Скільки це коштує?', 'Де знаходиться Пекарня Верба?'],
  ],
  [
    'bg',
    'Фурна Рила',
    ['Работно време', 'Ценоразпис', 'Къде се намираме'],
    '4,50 лв',
    ['Какво е работното време?', 'Какви са цените?', 'Къде се намира Фурна Рила?'],
  ],
  [
    'hr',
    'Pekara Luka',
    ['Radno vrijeme', 'Cjenik', 'Gdje se nalazimo'],
    '4,50 €',
    ['Koje je radno vrijeme?', 'Koje su cijene?', 'Gdje se nalazi Pekara Luka?'],
  ],
  [
    'sl',
    'Pekarna Brest',
    ['Delovni čas', 'Cenik', 'Kje smo'],
    '4,50 €',
    ['Kakšen je delovni čas?', 'Kakšne so cene?', 'Kje se nahaja Pekarna Brest?'],
  ],
  [
    'he',
    'מאפיית הגליל',
    ['שעות פתיחה', 'מחירון', 'איך מגיעים'],
    '45 ₪',
    ['מהן שעות הפתיחה?', 'מה המחירים?', 'מה הכתובת של מאפיית הגליל?'],
  ],
  [
    'id',
    'Roti Melati',
    ['Jam buka', 'Daftar harga', 'Lokasi kami'],
    '€ 4,50',
    ['Kapan Roti Melati buka?', 'Berapa harganya?', 'Di mana lokasi Roti Melati?'],
  ],
  [
    'vi',
    'Bánh Sen',
    ['Giờ mở cửa', 'Bảng giá', 'Địa chỉ'],
    '45.000 ₫',
    ['Giờ mở cửa như thế nào?', 'Giá bao nhiêu?', 'Bánh Sen ở đâu?'],
  ],
  [
    'et',
    'Kalda Pagariäri',
    ['Lahtiolekuajad', 'Hinnakiri', 'Asukoht'],
    '4,50 €',
    ['Millised on lahtiolekuajad?', 'Millised on hinnad?', 'Kus Kalda Pagariäri asub?'],
  ],
  [
    'lv',
    'Maizes Māja',
    ['Darba laiks', 'Cenrādis', 'Kā mūs atrast'],
    '4,50 €',
    ['Kāds ir darba laiks?', 'Kādas ir cenas?', 'Kur atrodas Maizes Māja?'],
  ],
  [
    'lt',
    'Senoji Kepykla',
    ['Darbo laikas', 'Kainoraštis', 'Kaip mus rasti'],
    '4,50 €',
    ['Koks darbo laikas?', 'Kokios kainos?', 'Kur yra Senoji Kepykla?'],
  ],
  [
    'fa',
    'نانوایی سنگک',
    ['ساعات کاری', 'لیست قیمت', 'نشانی'],
    '45 €',
    ['ساعات کاری چیست؟', 'قیمت‌ها چقدر است؟', 'نانوایی سنگک کجاست؟'],
  ],
  [
    'hi',
    'आनंद बेकरी',
    ['खुलने का समय', 'मूल्य सूची', 'हमारा पता'],
    '₹45',
    ['खुलने का समय क्या है?', 'कीमतें क्या हैं?', 'आनंद बेकरी कहाँ है?'],
  ],
  [
    'th',
    'เบเกอรี่บ้านสวน',
    ['เวลาทำการ', 'ราคา', 'ที่ตั้ง'],
    '45 บาท',
    ['เปิดให้บริการเวลาใด?', 'ราคาเท่าไร?', 'เบเกอรี่บ้านสวน อยู่ที่ไหน?'],
  ],
];

describe('common questions', () => {
  it.each(bakeries)('are asked in %s of %s', (language, name, [hours, prices, where], price, questions) => {
    const section = (heading: string, text: string, kinds?: string) => ({
      level: 2,
      heading,
      text,
      ...(kinds ? { kinds } : {}),
    });
    const site = siteOf(
      [
        {
          url: '/',
          title: name,
          kind: 'home',
          language,
          sections: [
            section(hours, '8:00 – 17:00'),
            section(prices, `A | ${price}\n\nB | ${price}`, 'rr'),
            section(where, 'Abc 12, 12345 Defgh'),
          ],
        },
      ],
      { name, language },
    );
    const found = findQuestions(site);
    expect(found.map(({ question, answer }) => [question, answerText(answer).split('\n')[0]])).toEqual(
      expect.arrayContaining([
        [questions[0], '8:00 – 17:00'],
        [questions[1], expect.stringContaining(price)],
        [questions[2], 'Abc 12, 12345 Defgh'],
      ]),
    );
  });

  it('name a site as it is, and end as questions of their language do', () => {
    const ends: Record<string, RegExp> = {
      el: /;$/,
      ar: /؟$/,
      fa: /؟$/,
      zh: /？$/,
      'zh-Hant': /？$/,
      ja: /？$/,
    };
    const wrong = topics.flatMap(({ id, asks }) =>
      Object.entries(asks)
        .filter(
          ([key, wording]) =>
            !(ends[key] ?? /\?$/).test(wording) ||
            /\{x\}[\p{L}’'-]*[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(wording),
        )
        .map(([key, wording]) => `${id} ${key}: ${wording}`),
    );
    expect(wrong).toEqual([]);
  });

  it('about one site are all asked, beside what it is', () => {
    const languages = [...new Set(topics.flatMap(({ asks }) => Object.keys(asks)))];
    const lost = languages.flatMap((language) => {
      const subject = { language, subject: 'Anvil House', isPersons: false };
      const identity = asked(qaWords(language)?.whatIs ?? '', 'Anvil House');
      const all = topics.flatMap((topic) => {
        const question = topicQuestion(topic, subject);
        return question ? [{ question, answer: asText(`${topic.id}.`), topic: topic.id }] : [];
      });
      const kept = distinctQuestions(
        [{ question: identity, answer: asText('is.'), role: 'identity' }, ...all],
        'Anvil House',
      );
      return all.filter((one) => !kept.includes(one)).map(({ question }) => `${language}: ${question}`);
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['services', 'Naše služby'],
    ['services', 'Våra tjänster'],
    ['services', 'ΟΙ ΥΠΗΡΕΣΙΕΣ ΜΑΣ'],
    ['hours', 'ΩΡΕΣ ΛΕΙΤΟΥΡΓΙΑΣ'],
    ['services', 'Szolgáltatásaink'],
    ['prices', 'Tarifs*'],
    ['prices', 'I prezzi'],
    ['hours', 'Horaires des consultations'],
    ['hours', 'Öffnungszeiten der Bibliothek'],
    ['contact', 'İletişim'],
    ['contact', 'Yhteystiedot'],
    ['contact', 'צור קשר'],
    ['appointment', 'Időpontfoglalás'],
    ['delivery', 'Doprava a platba'],
    ['returns', 'Повернення товару'],
    ['payment', 'Maksutavat'],
    ['about', 'Despre noi'],
    ['about', 'Hakkımızda'],
  ])('are about %s below “%s”', (id, heading) => {
    expect(topicOf(heading)?.id).toBe(id);
  });

  it.each(['Horaires des messes', 'Horaires des bus', 'Orari dei treni'])(
    'are not about hours below “%s”: nobody opens then',
    (heading) => {
      expect(topicOf(heading)).toBeUndefined();
    },
  );

  it.each([
    ['ru', 'Иван Петров', 'Чем занимается Иван Петров?'],
    ['uk', 'Олена Коваль', 'Чим займається Олена Коваль?'],
    ['he', 'דנה לוי', 'מה עושה דנה לוי?'],
    ['el', 'Μαρία Παππά', 'Μαρία Παππά: με τι ασχολείται;'],
    ['hu', 'Kovács Anna', 'Ki Kovács Anna?'],
    ['cs', 'Jana Malá', 'Kdo je Jana Malá?'],
    ['ar', 'سارة خليل', 'ماذا تقدم سارة خليل؟'],
  ])('about a person in %s need not know whether %s is a man', (language, name, question) => {
    const site = siteOf(
      [
        {
          url: '/',
          title: name,
          kind: 'home',
          language,
          description: 'Abcd efgh ijkl mnop qrst uvwx yz abcd efgh ijkl mnop qrst.',
          data: { own: [{ types: ['Person'], properties: { name } }] } as never,
          business: noFacts,
        },
      ],
      { name, language },
    );
    expect(findQuestions(site).map((found) => found.question)).toEqual([question]);
  });
});
