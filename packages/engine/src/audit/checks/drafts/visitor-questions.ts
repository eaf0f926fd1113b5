import { baseLanguage } from '../../../language/base-language.ts';
import { nameWithArticle } from '../../../page/site-name/name-with-article.ts';

/** What visitors first ask about whoever publishes a site. */
export type Asked = 'is' | 'who' | 'offers' | 'where' | 'open' | 'phone';

/**
 * The questions, in languages in which a name can be inserted unchanged, without a case or gender that may be
 * wrong. If a language lacks a question, it cannot be asked in that way.
 */
const QUESTIONS: Record<string, Partial<Record<Asked, string>>> = {
  en: {
    is: 'What is {x}?',
    who: 'Who is {x}?',
    offers: 'What does {x} offer?',
    where: 'Where is {x}?',
    open: 'When is {x} open?',
    phone: 'What is the phone number of {x}?',
  },
  de: {
    is: 'Was ist {x}?',
    who: 'Wer ist {x}?',
    offers: 'Was bietet {x}?',
    where: 'Wo finde ich {x}?',
    open: 'Wann hat {x} geöffnet?',
    phone: 'Welche Telefonnummer hat {x}?',
  },
  fr: {
    is: 'Qu’est-ce que {x} ?',
    who: 'Qui est {x} ?',
    offers: 'Que propose {x} ?',
    where: 'Où se trouve {x} ?',
    open: 'À quels horaires ouvre {x} ?',
    phone: 'À quel numéro joindre {x} ?',
  },
  es: {
    is: '¿Qué es {x}?',
    who: '¿Quién es {x}?',
    offers: '¿Qué ofrece {x}?',
    where: '¿Dónde está {x}?',
    open: '¿Cuándo abre {x}?',
    phone: '¿Qué teléfono tiene {x}?',
  },
  it: {
    is: 'Che cos’è {x}?',
    who: 'Chi è {x}?',
    offers: 'Che cosa offre {x}?',
    where: 'Dove si trova {x}?',
    open: 'Quando apre {x}?',
    phone: 'Che numero di telefono ha {x}?',
  },
  pt: {
    is: 'O que é {x}?',
    who: 'Quem é {x}?',
    offers: 'O que oferece {x}?',
    where: 'Onde fica {x}?',
    open: 'Quando abre {x}?',
    phone: 'Qual é o telefone de {x}?',
  },
  nl: {
    is: 'Wat is {x}?',
    who: 'Wie is {x}?',
    offers: 'Wat biedt {x}?',
    where: 'Waar vind ik {x}?',
    open: 'Wanneer is {x} open?',
    phone: 'Wat is het telefoonnummer van {x}?',
  },
  pl: {
    is: 'Czym jest {x}?',
    who: 'Kim jest {x}?',
    offers: 'Co oferuje {x}?',
    where: 'Gdzie znajduje się {x}?',
    open: 'W jakich godzinach działa {x}?',
    phone: 'Jaki numer telefonu ma {x}?',
  },
  sv: {
    is: 'Vad är {x}?',
    who: 'Vem är {x}?',
    offers: 'Vad erbjuder {x}?',
    where: 'Var ligger {x}?',
    open: 'När har {x} öppet?',
    phone: 'Vilket telefonnummer har {x}?',
  },
  da: {
    is: 'Hvad er {x}?',
    who: 'Hvem er {x}?',
    offers: 'Hvad tilbyder {x}?',
    where: 'Hvor ligger {x}?',
    open: 'Hvornår har {x} åbent?',
    phone: 'Hvilket telefonnummer har {x}?',
  },
  nb: {
    is: 'Hva er {x}?',
    who: 'Hvem er {x}?',
    offers: 'Hva tilbyr {x}?',
    where: 'Hvor ligger {x}?',
    open: 'Når har {x} åpent?',
    phone: 'Hvilket telefonnummer har {x}?',
  },
  fi: {
    is: 'Mikä on {x}?',
    who: 'Kuka on {x}?',
    offers: 'Mitä {x} tarjoaa?',
    where: 'Missä {x} sijaitsee?',
    open: 'Milloin {x} on auki?',
  },
  cs: {
    is: 'Co je {x}?',
    who: 'Kdo je {x}?',
    offers: 'Co nabízí {x}?',
    where: 'Kde se nachází {x}?',
    open: 'Kdy má {x} otevřeno?',
    phone: 'Jaké telefonní číslo má {x}?',
  },
  sk: {
    is: 'Čo je {x}?',
    who: 'Kto je {x}?',
    offers: 'Čo ponúka {x}?',
    where: 'Kde sa nachádza {x}?',
    open: 'Kedy má {x} otvorené?',
    phone: 'Aké telefónne číslo má {x}?',
  },
  hu: {
    is: 'Mi az {x}?',
    offers: 'Mit kínál {x}?',
    where: 'Hol található {x}?',
    open: 'Mikor van nyitva {x}?',
    phone: 'Mi {x} telefonszáma?',
  },
  ro: {
    is: 'Ce este {x}?',
    who: 'Cine este {x}?',
    offers: 'Ce oferă {x}?',
    where: 'Unde se află {x}?',
    open: 'Ce program are {x}?',
    phone: 'Ce număr de telefon are {x}?',
  },
  bg: {
    is: 'Какво е {x}?',
    offers: 'Какво предлага {x}?',
    where: 'Къде се намира {x}?',
    open: 'Кога работи {x}?',
    phone: 'Какъв е телефонът на {x}?',
  },
  hr: {
    is: 'Što je {x}?',
    who: 'Tko je {x}?',
    offers: 'Što nudi {x}?',
    where: 'Gdje se nalazi {x}?',
    open: 'Kada radi {x}?',
    phone: 'Koji telefonski broj ima {x}?',
  },
  sl: {
    is: 'Kaj je {x}?',
    who: 'Kdo je {x}?',
    offers: 'Kaj ponuja {x}?',
    where: 'Kje se nahaja {x}?',
    phone: 'Katero telefonsko številko ima {x}?',
  },
  el: {
    is: 'Τι είναι το «{x}»;',
    offers: 'Τι προσφέρει το «{x}»;',
    where: 'Πού βρίσκεται το «{x}»;',
    open: 'Πότε είναι ανοιχτό το «{x}»;',
    phone: 'Ποιο είναι το τηλέφωνο για το «{x}»;',
  },
  ru: {
    is: 'Что такое {x}?',
    offers: 'Что предлагает {x}?',
    where: 'Где находится {x}?',
    open: 'Когда работает {x}?',
  },
  uk: {
    is: 'Що таке {x}?',
    offers: 'Що пропонує {x}?',
    where: 'Де знаходиться {x}?',
    open: 'Коли працює {x}?',
  },
  tr: {
    is: '{x} nedir?',
    who: '{x} kimdir?',
    offers: '{x} neler sunuyor?',
    where: '{x} nerede?',
    open: '{x} ne zaman açık?',
    phone: '{x} telefon numarası nedir?',
  },
  ja: {
    is: '{x}とは何ですか？',
    offers: '{x}ではどのようなサービスを提供していますか？',
    where: '{x}はどこにありますか？',
    open: '{x}はいつ開いていますか？',
    phone: '{x}の電話番号は何番ですか？',
  },
  ko: {
    is: '{x}, 어떤 곳인가요?',
    offers: '{x}에서는 무엇을 제공하나요?',
    where: '{x}의 위치는 어디인가요?',
    open: '{x}의 영업시간은 어떻게 되나요?',
    phone: '{x}의 전화번호는 무엇인가요?',
  },
  'zh-Hans': {
    is: '{x}是什么？',
    offers: '{x}提供什么？',
    where: '{x}在哪里？',
    open: '{x}什么时候营业？',
    phone: '{x}的电话是多少？',
  },
  'zh-Hant': {
    is: '{x}是什麼？',
    offers: '{x}提供什麼？',
    where: '{x}在哪裡？',
    open: '{x}的營業時間為何？',
    phone: '{x}的電話是多少？',
  },
  ar: {
    is: 'ما {x}؟',
    offers: 'ما خدمات {x}؟',
    where: 'ما عنوان {x}؟',
    open: 'ما أوقات عمل {x}؟',
    phone: 'ما رقم هاتف {x}؟',
  },
  he: {
    is: 'מה זה {x}?',
    offers: 'מה מציעים ב{x}?',
    where: 'מה הכתובת של {x}?',
    open: 'מהן שעות הפתיחה של {x}?',
    phone: 'מה מספר הטלפון של {x}?',
  },
  vi: {
    is: '{x} là gì?',
    offers: '{x} cung cấp những gì?',
    where: '{x} ở đâu?',
    open: '{x} mở cửa khi nào?',
    phone: 'Số điện thoại của {x} là gì?',
  },
  id: {
    is: 'Apa itu {x}?',
    offers: 'Apa yang ditawarkan {x}?',
    where: 'Di mana {x}?',
    open: 'Kapan {x} buka?',
    phone: 'Berapa nomor telepon {x}?',
  },
  et: {
    is: 'Mis on {x}?',
    who: 'Kes on {x}?',
    offers: 'Mida {x} pakub?',
    where: 'Kus {x} asub?',
    open: 'Millal on {x} avatud?',
  },
  lv: {
    is: 'Kas ir {x}?',
    who: 'Kas ir {x}?',
    offers: 'Ko piedāvā {x}?',
    where: 'Kur atrodas {x}?',
    open: 'Kad strādā {x}?',
  },
  lt: {
    is: 'Kas yra {x}?',
    who: 'Kas yra {x}?',
    offers: 'Ką siūlo {x}?',
    where: 'Kur yra {x}?',
    open: 'Kada dirba {x}?',
  },
  fa: {
    is: '{x} چیست؟',
    who: '{x} کیست؟',
    offers: '{x} چه خدماتی ارائه می‌دهد؟',
    where: '{x} کجاست؟',
    open: '{x} چه ساعت‌هایی باز است؟',
    phone: 'شماره تلفن {x} چیست؟',
  },
  hi: {
    is: '{x} क्या है?',
    who: '{x} कौन हैं?',
    offers: '{x} में क्या-क्या मिलता है?',
    where: '{x} कहाँ है?',
    open: '{x} के खुलने का समय क्या है?',
    phone: '{x} का फ़ोन नंबर क्या है?',
  },
  th: {
    is: '{x} คืออะไร?',
    who: '{x} คือใคร?',
    offers: '{x} มีบริการอะไรบ้าง?',
    where: '{x} อยู่ที่ไหน?',
    open: '{x} เปิดเวลาใด?',
    phone: 'หมายเลขโทรศัพท์ของ {x} คืออะไร?',
  },
};

const HANT = /\b(?:hant|tw|hk|mo)\b/i;

function keyOf(language: string): string {
  const base = baseLanguage(language);
  if (base === 'zh') return HANT.test(language) ? 'zh-Hant' : 'zh-Hans';
  return base === 'nn' ? 'nb' : base;
}

/**
 * What a visitor asks about a name, in the language of the page.
 *
 * @param language a BCP 47 tag.
 * @returns null if no correct question is known in that language.
 */
export function visitorQuestion(asked: Asked, name: string, language: string): string | null {
  const key = keyOf(language);
  const wording = QUESTIONS[key]?.[asked];
  return wording?.replace('{x}', nameWithArticle(name, wording, key)) ?? null;
}
