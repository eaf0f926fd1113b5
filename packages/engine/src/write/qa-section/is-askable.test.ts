import { describe, expect, it } from 'vitest';
import { isQuestion } from '../is-question.ts';
import { isAskable, leansOnAnother } from './is-askable.ts';

describe('a text is a question', () => {
  it.each([
    ['May I come?', true],
    ['May I come? ', true],
    ['May I come?”', true],
    ['価格は？」', true],
    ['متى تفتحون؟', true],
    ['«¿Cuánto cuesta?»', true],
    ['make process (autoconf?)', false],
    ['May I come?x', false],
    ['Πότε ανοίγετε;', true],
    ['Πότε ανοίγετε\u037e', true],
    ['Open; closed on Sundays', false],
    ['May I come;', false],
    ['May I? Come.', false],
    ['May I come', false],
  ])('%s: %s', (text, is) => {
    expect(isQuestion(text)).toBe(is);
  });
});

describe('somebody could ask, out of nothing,', () => {
  const alone = (question: string) => isAskable(question, { alone: true });

  it.each([
    ['May I come', false],
    ['-h, -H, --help, -help, -usage, /?', false],
    ['Open Sundays?', false],
    ['#create_member_method?', false],
    ['locked_for_writing?', false],
    ['.at(path) ⇒ CodeObjects::Base?', false],
    ['source -> String? of the anvil?', false],
    ['…for lists and trees?', false],
    ['...to show a picture of it?', false],
    ['#1 anvil: is the forge open?', true],
    ['Open on Sundays?', true],
    ['很贵吗？', false],
    ['价格贵吗？', true],
    ['Is the forge open? Or closed?', false],
    ['Is the forge open? Or closed? ', false],
    ['Open??', false],
    ['Is the forge open??', false],
    ['Is it open (why?) or closed?', false],
    ['How does it work?', false],
    ['What do I do next?', false],
    ['What do anvils do next?', true],
    ['これは何ですか？', false],
    ['鉄床は何ですか？', true],
    ['Que fait cela ?', false],
    ['Bent u een smid?', false],
    ['Ab welchem Alter kann ich schmieden?', true],
    ['Vanaf welke leeftijd mag ik smeden?', true],
    ['Na czym polega kurs kowalstwa?', true],
    ['С какого возраста можно ковать?', true],
    ['Från vilken ålder får man smida?', true],
    ['Od kolika let mohu kovat?', true],
    ['Pronto per la forgia?', false],
    ['هل تبحث عن سندان؟', false],
    ['准备好开始了吗？', false],
    ['なにかお困りですか？', false],
  ])('%s: %s', (question, could) => {
    expect(alone(question)).toBe(could);
  });

  it.each(['How does it work?', 'What do I do next?', 'これは何ですか？'])(
    'what its page makes clear: %s',
    (question) => {
      expect(isAskable(question, { alone: false })).toBe(true);
    },
  );
});

describe('a heading asks what a visitor would', () => {
  it('in a whole sentence', () => {
    const asks = (question: string) => isAskable(question, { alone: true, headed: 'Any of the three.' });
    expect(asks('Which markup format?')).toBe(false);
    expect(asks('Which markup format is read?')).toBe(true);
  });

  it.each([
    ["Qu'est-ce qu'un bouchon lyonnais ?", 'Un restaurant typique de Lyon.'],
    ['L’entrée est-elle payante ?', 'Elle coûte 4 euros.'],
    ["Dov'è il parcheggio più vicino?", 'In via dei Mille.'],
    ['Come iscriversi?', 'Sul portale studenti.'],
    ['Do you offer discounts?', 'Students pay 20% less.'],
  ])('%s', (question, headed) => {
    expect(isAskable(question, { alone: true, headed })).toBe(true);
  });

  it.each([
    ['Do you want to join?', 'Students pay 20% less.'],
    ['Come qui?', 'Sul portale studenti.'],
  ])('not so: %s', (question, headed) => {
    expect(isAskable(question, { alone: true, headed })).toBe(false);
  });
});

describe('where its page marks it as a question, two words are enough', () => {
  it.each([
    ['¿Hay aparcamiento?', true],
    ['¿Atienden urgencias?', true],
    ['Fate consegne?', true],
    ['كم السعر؟', true],
    ['How much?', false],
    ['Why 43?', false],
    ['What licence?', false],
    ['Interested?', false],
    [':set runtimepath?', false],
  ])('%s: %s', (question, could) => {
    expect(isAskable(question, { alone: false })).toBe(could);
  });
});

describe('where nothing but a heading asks', () => {
  const headed = (question: string, answer = 'The forge is by the sea.') =>
    isAskable(question, { alone: false, headed: answer });

  it.each([
    ['What is the best anvil for you?', false],
    ['What is the best anvil for us?', true],
    ['How do we forge an anvil?', false],
    ['Wie schmieden wir einen Amboss?', false],
    ['How long the forge in use?', false],
    ['How long is the forge in use?', true],
    ['Somehow forging anvils by hand?', false],
    ['And how the forge by night?', false],
    ['What makes an anvil ring?', true],
    ['Tell me how anvils ring?', true],
    ['Is the forge open at night?', true],
    ['Is the forge good for you?', false],
    ['Are you a smith?', false],
    ['A forge for the night?', false],
    ['铁砧为什么会响？', true],
    ['铁砧要多少钱呢？', true],
    ['Der Amboss im Garten?', false],
    ['Wie schwer ist der Amboss?', true],
    ['Kann ich den Amboss mieten?', true],
    ['Onde fica a forja?', true],
    ['Gdzie jest kuźnia teraz?', true],
    ['Muayene için randevu gerekli mi?', true],
    ['Gözlüğüm ne zaman hazır olur?', true],
    ['Yeni bir gözlüğe hazır mısınız?', false],
    ['Mennyibe kerül egy szerződés?', true],
    ['Cât durează o programare?', true],
    ['Πότε είναι ανοιχτό το κατάστημα;', true],
    ['Hur länge håller brödet?', true],
    ['Hvor kan jeg parkere bilen?', true],
    ['Onko liikkeessä esteetön pääsy?', true],
    ['Скільки коштує огляд зору?', true],
    ['כמה עולה בדיקת ראייה?', true],
    ['Berapa biaya pemeriksaan mata?', true],
    ['Phòng khám mở cửa khi nào?', true],
    ['¿Necesito cita previa?', true],
    ['Hozhatok kutyát az étterembe?', true],
    ['Har I parkering ved huset?', true],
    ['Har du spørgsmål om huset?', false],
    ['Care to join us tonight?', false],
    ['Mit Kindern in die Schmiede?', false],
  ])('it is a visitor’s question: %s (%s)', (question, is) => {
    expect(headed(question)).toBe(is);
  });

  it.each([
    ['Yes, it is.', true],
    ['No: we are closed.', true],
    ['It depends on the weather.', true],
    ['The forge is by the sea.', false],
    ['Yesterday it was open.', false],
  ])('it is one where its answer is a yes or a no: %s', (answer, is) => {
    expect(headed('A forge for the night?', answer)).toBe(is);
  });
});

it.each([
  ['Can I stay with them?', true],
  ['Can I cancel it at any time?', true],
  ['Are they safe?', true],
  ['How long does it take?', false],
  ['Is it far from the station?', false],
  ['Can I bring my dog and leave it in the yard?', false],
  ['Do puppies need a bath before they come?', false],
])('%s leans on another question: %s', (question, leans) => {
  expect(leansOnAnother(question)).toBe(leans);
});

it.each([
  ['Залишилися запитання?', false],
  ['Нужна консультация?', false],
  ['Нужно ли записываться заранее?', true],
  ['У вас остались вопросы?', false],
  ['У вас есть парковка?', true],
  ['Вы работаете в воскресенье?', true],
  ['Máte dotaz k objednávce?', false],
  ['Prečo k nám do salónu?', false],
  ['Máte parkoviště pro zákazníky?', true],
  ['Har du spørgsmål til os?', false],
  ['Onko sinulla kysyttävää tuotteista?', false],
  ['Aveți întrebări despre camere?', false],
  ['Sunteți deschiși duminica?', true],
  ['Έχετε απορίες για το προϊόν;', false],
  ['Είστε ανοιχτά την Κυριακή;', true],
  ['יש לכם שאלות נוספות?', false],
  ['יש לכם חניה ללקוחות?', true],
])('a call to the reader is none in other languages either: %s', (question, may) => {
  expect(isAskable(question, { alone: false })).toBe(may);
});

it.each(['¿Qué necesitas hoy?', '¿La quieres dentro de tu semana?'])(
  'a heading that asks the reader is none: %s',
  (question) => {
    expect(isAskable(question, { alone: true, headed: 'Cena rápida y menú de la semana.' })).toBe(false);
  },
);
