import { describe, expect, it } from 'vitest';
import { withoutNumber } from '../without-number.ts';
import { isAskable } from './is-askable.ts';
import { canAnswer, questionOf, withOwnMark } from './question-texts.ts';

/** The pages' text, as far as it shows the article of a noun. */
const text =
  'Klicken Sie auf das Passwort. Sie erhalten die Rechnung per Brief. Vereinbaren Sie einen Beratungstermin mit dem Arzt. Ein Filter ist da. Open uw account en kies het wachtwoord.';
const small = new Set(['patches', 'security', 'problems', 'files']);
const asked = (heading: string, language = 'en', isTechnical = false) =>
  questionOf(heading, {
    language,
    isTechnical,
    isSmall: (word) => small.has(word),
    subject: 'Quarrel',
    program: 'Quarrel',
    text,
  });

describe('the question a heading stands for', () => {
  it.each([
    ['How to clean an anvil', 'en', 'How do I clean an anvil?'],
    ['Book a table', 'en', 'How do I book a table?'],
    ['3. Cancelling your order', 'en', 'How do I cancel my order?'],
    ['What is an anvil', 'en', 'What is an anvil?'],
    ['How delivery works', 'en', 'How does delivery work?'],
    ['Was kostet eine Zahnreinigung', 'de', 'Was kostet eine Zahnreinigung?'],
    ['Comment réserver une table', 'fr', 'Comment réserver une table ?'],
    ['Installer le clavier', 'fr', 'Comment installer le clavier ?'],
    ['Cómo llegar al taller', 'es', '¿Cómo llegar al taller?'],
    ['自家焙煎とは', 'ja', '自家焙煎とは？'],
    ['インストール方法', 'ja', 'インストール方法は？'],
    ['如何预约', 'zh-CN', '如何预约？'],
    ['什麼是手沖咖啡', 'zh-TW', '什麼是手沖咖啡？'],
    ['회원 가입하는 방법', 'ko', '회원 가입하는 방법은 무엇인가요?'],
    ['Instalar el teclado', 'es', '¿Cómo instalar el teclado?'],
    ['Prenotare una visita', 'it', 'Come prenotare una visita?'],
    ['Passwort zurücksetzen', 'de', 'Wie kann ich das Passwort zurücksetzen?'],
    ['Rechnung online bezahlen', 'de', 'Wie kann ich die Rechnung online bezahlen?'],
    ['Beratungstermin buchen', 'de', 'Wie kann ich einen Beratungstermin buchen?'],
    ['Ihren Vertrag kündigen', 'de', 'Wie kann ich meinen Vertrag kündigen?'],
    ['Installieren von Quarrel', 'de', 'Wie kann ich Quarrel installieren?'],
    ['PDF exportieren', 'de', 'Wie kann ich PDF exportieren?'],
    ['Wachtwoord opnieuw instellen', 'nl', 'Hoe kan ik het wachtwoord opnieuw instellen?'],
    ['Account verwijderen', 'nl', 'Hoe kan ik mijn account verwijderen?'],
    ['Installeren van pakketten', 'nl', 'Hoe kan ik pakketten installeren?'],
    ['Как выбрать наковальню', 'ru', 'Как выбрать наковальню?'],
    ['كيفية تثبيت البرنامج', 'ar', 'ما هي كيفية تثبيت البرنامج؟'],
    ['3. Wie lange dauert es?', 'de', 'Wie lange dauert es?'],
    ['Wie lange dauert es?', 'de', 'Wie lange dauert es?'],
  ])('%s (%s): %s', (heading, language, question) => {
    expect(asked(heading, language)).toBe(question);
  });

  it.each([
    ['Shipping costs', 'en'],
    ['Book club meetings', 'en'],
    ['Building services in Leeds', 'en'],
    ['Our history', 'en'],
    ['Getting started', 'en'],
    ['Test project', 'en'],
    ['Was wir bieten', 'de'],
    ['Dossier de presse', 'fr'],
    ['Termin vereinbaren', 'de'],
    ['Filter reinigen', 'de'],
    ['Installieren von Paketen', 'de'],
    ['Praxis und Team wechseln', 'de'],
    ['Unsere Kunden', 'de'],
    ['Wir sind umgezogen', 'de'],
    ['Onze producten', 'nl'],
    ['Afspraak maken', 'nl'],
  ])('is none for %s (%s)', (heading, language) => {
    expect(asked(heading, language)).toBeNull();
  });

  it.each([
    'Build script examples',
    'Test output format',
    'Open source developers',
    'Defining and using structs',
  ])('is none for %s, not even on a site about software', (heading) => {
    expect(asked(heading, 'en', true)).toBeNull();
  });

  it('names the program where a heading leaves it out, and calls mine what the page calls yours', () => {
    expect(asked('Installing from source', 'en', true)).toBe('How do I install Quarrel from source?');
    expect(asked('Installing Quarrel')).toBe('How do I install Quarrel?');
    expect(asked('Connect your accounting system', 'en')).toBe('How do I connect my accounting system?');
    expect(asked('Choosing a plan that suits you', 'en', true)).toBeNull();
  });

  it('takes more headings for things to do on a site about software, and keeps names large', () => {
    expect(asked('Reporting Security Problems with Apache', 'en', true)).toBe(
      'How do I report security problems with Apache?',
    );
    expect(asked('Verifying Releases and Patches', 'en', true)).toBe('How do I verify Releases and patches?');
  });
});

it.each(['Tag factory architecture', 'Saving / loading a registry', 'Linking objects {...}'])(
  'a heading that is no instruction becomes no question: %s',
  (heading) => {
    expect(asked(heading, 'en', true)).toBeNull();
  },
);

describe('whether a visitor would ask', () => {
  it.each([
    ['Do you ship to Norway?', true],
    ['Gibt es Parkplätze?', true],
    ['¿Qué es un yunque?', true],
    ['هل تشحنون خارج مصر؟', true],
    ['Ready to start?', false],
    ['Noch Fragen?', false],
    ['Vous cherchez un clavier ?', false],
    ['Tired? Hungry?', false],
    ['Really?', false],
    ['Why does it do that?', false],
  ])('%s: %s', (question, expected) => {
    expect(isAskable(question, { alone: true })).toBe(expected);
  });

  it.each([
    ['Ets artista o músic?', 'El problema no és tenir web.', false],
    ['Are you an artist?', 'Then we build a site for you.', false],
    ['What will solar actually cost and save you?', 'Based on the tariffs of May.', false],
    ['Com ho fem?', 'Treballem amb programari lliure.', false],
    ['Should we set a default?', 'Probably.', false],
    ['What extra steps for releases?', 'Sign them.', false],
    ['Will solar work during a power cut?', 'It depends on the system.', true],
    ['Peut-on revenir à l’ancien clavier ?', 'En un clic.', true],
    ['Què és LinuxBCN?', 'Una consultoria.', true],
    ['Сколько стоит доставка?', 'От 300 ₽.', true],
    ['配送にどのくらいかかりますか？', '三日です。', true],
    ['お困りではありませんか？', 'ご相談ください。', false],
  ])('where only a heading asks, "%s" is a visitor’s own question: %s, %s', (question, headed, expected) => {
    expect(isAskable(question, { alone: true, headed })).toBe(expected);
  });

  it('may lean on its page where that is about the whole site', () => {
    expect(isAskable('Is it free?', { alone: true })).toBe(false);
    expect(isAskable('Is it free?', { alone: false })).toBe(true);
  });
});

describe('whether a text answers', () => {
  it('wants what to do for how to do it', () => {
    const question = 'How do I contribute patches?';
    expect(canAnswer('How do I clean the horn?', 'How to clean the horn.', 'Anvil House')).toBe(false);
    expect(
      canAnswer(question, 'In this talk we contribute patches, and send your patches to the list.', 'x'),
    ).toBe(false);
    expect(canAnswer(question, 'Patches are essential to us.', 'Anvil House')).toBe(false);
    expect(canAnswer(question, 'Contribute them: send your patches to the list.', 'Anvil House')).toBe(true);
    expect(canAnswer(question, 'Older patches should not be used any more.', 'Anvil House')).toBe(false);
  });

  it('wants the thing asked about, and not just the name of the site', () => {
    const question = 'Comment télécharger Anvil House ?';
    expect(canAnswer(question, 'Anvil House forge des enclumes.', 'Anvil House')).toBe(false);
    expect(canAnswer(question, 'Le téléchargement est gratuit.', 'Anvil House')).toBe(true);
  });
});

describe('a question as it is written', () => {
  it('has no number before it', () => {
    expect(withoutNumber('3. How long does it take?')).toBe('How long does it take?');
    expect(withoutNumber('Q2: 1099 contractors, too?')).toBe('1099 contractors, too?');
    expect(withoutNumber('(14) What datatypes are there?')).toBe('What datatypes are there?');
    expect(withoutNumber('14.1. Darf ich CDs verkaufen?')).toBe('Darf ich CDs verkaufen?');
    expect(withoutNumber('问：价格是多少？')).toBe('价格是多少？');
    expect(withoutNumber('4 kW, is that enough?')).toBe('4 kW, is that enough?');
  });

  it('has the mark of its writing', () => {
    expect(withOwnMark('价格是多少?', 'zh-TW')).toBe('价格是多少？');
    expect(withOwnMark('¿Cuánto?', 'es')).toBe('¿Cuánto?');
  });
});

describe('a number, a mark or an ending', () => {
  it.each([
    ['Q: May I?', 'May I?'],
    ['Q 12) May I?', 'May I?'],
    ['Frage 3 : Darf ich?', 'Darf ich?'],
    ['第三章、铁砧', '铁砧'],
    ['第12节 铁砧', '铁砧'],
    ['第2問：鉄', '鉄'],
    ['12.3.45. May I?', 'May I?'],
    ['XIV – The forge', 'The forge'],
    ['7)May I?', 'May I?'],
    ['2 . May I?', 'May I?'],
    ['See 3. May I?', 'See 3. May I?'],
    ['FAQ: May I?', 'FAQ: May I?'],
    ['The Q: May I?', 'The Q: May I?'],
    ['3.', '3.'],
    ['  Horn ', 'Horn'],
  ])('is no part of a question: %s', (heading, rest) => {
    expect(withoutNumber(heading)).toBe(rest);
  });

  it.each([
    ['12) 3 Clean the horn', 'How do I clean the horn?'],
    ['Clean the horn — a guide', 'How do I clean the horn?'],
    ['Clean the horn  | Anvil House', 'How do I clean the horn?'],
    ['Clean the horn...:', 'How do I clean the horn?'],
    ['Clean the well-made horn', 'How do I clean the well-made horn?'],
    ['How  to  clean the horn', 'How do I clean the horn?'],
    ['How to Clean the horn', 'How do I clean the horn?'],
    ['How drones work', 'How do drones work?'],
    ['How glass works', 'How does glass work?'],
    ['How does delivery work', 'How does delivery work?'],
    ['How file_lists works', 'How does file_lists work?'],
    ['How italics work', 'How do italics work?'],
    ['What is this anvil', 'What is this anvil?'],
    ['Book my table', 'How do I book my table?'],
    ['Prepare yourself for the winter', null],
    ['How to prepare yourself for the winter', 'How do I prepare myself for the winter?'],
    ['How to use inland ports', 'How do I use inland ports?'],
    ['How to use the island', 'How do I use the island?'],
    ['How to keep more anvils', null],
    ['How to keep moreish bread', 'How do I keep moreish bread?'],
    ['How to keep evermore', 'How do I keep evermore?'],
    ['Clean more anvils', null],
    ['Cleaning', null],
    ['What is', null],
    ['What is anvil', 'What is anvil?'],
    ['How it works', null],
    ['How this works', null],
    ['How it all works', 'How does it all work?'],
    ['Learn how anvils work', null],
    ['Overriding the helper is not easy', null],
    ['How to clean what is dirty', null],
    ['How to clean a hearth', 'How do I clean a hearth?'],
    ['How to find what you need', null],
    ['How to find your youth', 'How do I find my youth?'],
    ['How to find us in Leeds', null],
    ['How to use our anvils', 'How do I use your anvils?'],
    ['Clean the horn; oil it', null],
    ['Clean the horn: oil it', null],
    ['Clean the horn, oil it', 'How do I clean the horn, oil it?'],
    ['Clean the horn!', null],
    ['Clean the horn | now', 'How do I clean the horn?'],
    [`Clean the ${'x'.repeat(80)}`, `How do I clean the ${'x'.repeat(80)}?`],
    [`Clean the ${'x'.repeat(81)}`, null],
  ])('%s asks: %s', (heading, question) => {
    expect(asked(heading)).toBe(question);
  });

  it.each([
    ['ja', '鉄とは', null],
    ['ja', '鉄床とは', '鉄床とは？'],
    ['ja', 'What is an anvil', null],
    ['zh', '多少钱', null],
    ['zh', '如何预约', '如何预约？'],
    ['fr', 'Comment venir', null],
    ['fr', 'Comment bien venir', 'Comment bien venir ?'],
    ['fr', 'Installer', null],
    ['de', 'How to clean an anvil', null],
    ['xx', 'What is an anvil', null],
    ['', 'How to clean an anvil', 'How do I clean an anvil?'],
  ])('in %s, %s asks: %s', (language, heading, question) => {
    expect(asked(heading, language)).toBe(question);
  });

  it.each([
    ['zh', '价格是多少 ? ', '价格是多少？'],
    ['ja', 'What? 鉄床?', 'What? 鉄床？'],
    ['zh', 'How much?', 'How much?'],
    ['ko', '价格是多少?', '价格是多少?'],
  ])('in %s, %s is written %s', (language, question, written) => {
    expect(withOwnMark(question, language)).toBe(written);
  });
});

describe('whether a text answers how to do a thing', () => {
  it.each([
    ['How do I clean the horn?', 'Brush it: call the smith, who comes with a big brush for a horn.', true],
    ['How do I clean the horn?', 'A horn that is clean shines brightly in the sun.', true],
    ['How do I clean the horn?', 'A horn shines brightly in the sun.', false],
    ['Wie kann ich das Passwort ändern?', 'Klicken Sie auf Ihr Passwort und wählen etwas Neues.', true],
    ['Wie kann ich das Passwort ändern?', 'Das Passwort wurde gestern geändert.', false],
    ['Wie kann ich das Passwort ändern?', 'Sie klicken auf etwas Neues.', false],
    ['Und Wie kann ich es ändern?', 'Man kann etwas ändern und es bleibt dabei.', true],
    ['What is it?', 'Something of iron.', true],
    ['What is it?', 'It is.', false],
    ['铁砧是什么？', '不知道。', true],
  ])('%s — %s: %s', (question, answer, does) => {
    expect(canAnswer(question, answer, 'Anvil House')).toBe(does);
  });
});

describe('a German or Dutch heading that ends in its verb', () => {
  it.each([
    ['de', 'quarrel installieren', 'Wie kann ich quarrel installieren?'],
    ['de', 'WordPress installieren', 'Wie kann ich WordPress installieren?'],
    ['de', 'PDF24 drucken', 'Wie kann ich PDF24 drucken?'],
    ['de', 'next.js installieren', 'Wie kann ich next.js installieren?'],
    ['de', 'Die Rechnung bezahlen', 'Wie kann ich die Rechnung bezahlen?'],
    ['de', 'Eine Rechnung online bezahlen', 'Wie kann ich eine Rechnung online bezahlen?'],
    ['de', 'Deinen Vertrag kündigen', 'Wie kann ich meinen Vertrag kündigen?'],
    ['de', 'Die bezahlen', null],
    ['de', 'bezahlen', null],
    ['de', 'Rechnung', null],
    ['de', 'online bezahlen', null],
    ['de', 'Passwort im Konto ändern', null],
    ['de', 'Passwort Konto zurücksetzen', null],
    ['de', 'Passwort, Konto zurücksetzen', null],
    ['de', 'Das Passwort an einem Tag ganz neu zurücksetzen', null],
    ['de', 'Die Rechnung an einem Tag bezahlen', 'Wie kann ich die Rechnung an einem Tag bezahlen?'],
    ['de', 'Installieren von Quarrel', 'Wie kann ich Quarrel installieren?'],
    ['de', 'Das Installieren von Quarrel', null],
    ['nl', 'De rekening betalen', 'Hoe kan ik de rekening betalen?'],
    ['nl', 'Jouw account verwijderen', 'Hoe kan ik mijn account verwijderen?'],
    ['nl', 'Installeren van pakketten met haast', null],
    ['nl', 'wachtwoord opnieuw instellen', 'Hoe kan ik het wachtwoord opnieuw instellen?'],
  ])('in %s, %s asks: %s', (language, heading, question) => {
    expect(asked(heading, language)).toBe(question);
  });
});
