import { describe, expect, it } from 'vitest';
import { asText } from './answer-part.ts';
import { distinctQuestions } from './distinct-questions.ts';

/** Which of the questions stay; each gets a different answer unless it has one. */
const kept = (questions: (string | [question: string, answer: string])[], siteName?: string) =>
  distinctQuestions(
    questions.map((one, at) => {
      const [question, answer] = typeof one === 'string' ? [one, `Answer ${at}.`] : one;
      return { question, answer: asText(answer) };
    }),
    siteName,
  ).map(({ question }) => question);

describe('of two questions the first stays, where', () => {
  it.each<[string, string, string]>([
    ['they are the same', 'Do you ship anvils?', 'Do you ship anvils?'],
    ['small words differ', 'How do I ship an anvil?', 'How can I ship the anvil?'],
    ['they have only small words', 'What is it?', 'What is it?'],
    ['one asks where it is located', 'Where is Acme Forge located?', 'Where is Acme Forge?'],
    ['one asks where it lies', 'Wo befindet sich Acme Forge?', 'Wo ist Acme Forge?'],
    ['one has one word more', 'Can I rent small anvils?', 'Can I rent small anvils cheaply?'],
    [
      'most of many words are the same',
      'Which small old anvils ring loudest?',
      'Which small old anvils ring best?',
    ],
    [
      'one has one word more, in another order',
      'Can I rent small anvils?',
      'Are small anvils to rent cheaply?',
    ],
    [
      'four of six words are the same, in another order',
      'Which small old anvils ring loudest?',
      'Best ring of small old anvils?',
    ],
    ['three of five words are, of four', 'Do small old anvils ring?', 'Best ring of old anvils?'],
    ['most signs are the same', '铁砧怎么保养和清洁？', '铁砧怎么保养清洁？'],
    [
      'one name differs',
      'Where can I buy anvils made by hand in Rome?',
      'Where can I buy anvils made by hand in old Paris, France?',
    ],
    [
      'a name in the middle differs',
      'Can Ann Smith forge iron gates?',
      'Can Bob Jones Miller Brown forge iron gates?',
    ],
  ])('%s', (_, one, other) => {
    expect(kept([one, other])).toEqual([one]);
  });
});

describe('both of two questions stay, where', () => {
  it.each<[string, string, string]>([
    ['they ask for other things', 'Do you ship anvils?', 'Do you rent hammers?'],
    [
      'one asks where, the other when',
      'Where do you sell anvils by hand?',
      'When do you sell anvils by hand?',
    ],
    ['one asks why, the other does not', 'Why do you sell anvils by hand?', 'Do you sell anvils by hand?'],
    ['two words more are asked', 'Can I rent anvils?', 'Can I rent small anvils cheaply?'],
    [
      'two words more are asked, in another order',
      'Can I rent small anvils?',
      'Are small anvils to rent cheaply today?',
    ],
    ['of two words one is more', 'Can I rent anvils?', 'Are anvils here to rent?'],
    ['of few words one differs', 'Do you ship anvils?', 'Do you ship hammers?'],
    ['of three words one differs', 'Can I rent small anvils?', 'Can I rent big anvils?'],
    ['a name has five words', 'Can Ann forge iron gates?', 'Can Bob of Old York in Maine forge iron gates?'],
    [
      'they begin in other words',
      'Rome has iron gates made by smiths from Leeds?',
      'Does York have gates made by smiths from Leeds?',
    ],
    ['signs differ', '铁砧怎么保养？', '锤子多少钱一把？'],
  ])('%s', (_, one, other) => {
    expect(kept([one, other])).toEqual([one, other]);
  });

  it('they share the name of the site, which is one word', () => {
    const questions = ['What does Anvil House of Leeds sell?', 'What does Anvil House of Leeds repair?'];
    expect(kept(questions, 'Anvil House of Leeds')).toEqual(questions);
    expect(kept(questions)).toEqual(questions.slice(0, 1));
  });
});

describe('the answers of two questions', () => {
  const long = 'We forge every anvil by hand and grind both of its faces flat.';
  it.each<[string, string, string, boolean]>([
    ['the same', 'Yes.', 'Yes.', true],
    ['in the same words, but for one', long, long.replace('flat', 'round'), true],
    ['in other words', long, 'Our hammers are made by a friend of ours who lives near York.', false],
    ['short and alike', 'We forge every anvil by hand today.', 'We forge every anvil by hand here.', false],
    [
      'of eight words, one of them other',
      'We forge every anvil by hand in Leeds.',
      'We forge every anvil by hand in York.',
      true,
    ],
  ])('are %s', (_, one, other, is) => {
    const questions: [string, string][] = [
      ['Who makes them?', one],
      ['Are hammers round?', other],
    ];
    expect(kept(questions)).toHaveLength(is ? 1 : 2);
  });

  it.each([
    [
      'seven words come again in nine',
      'One two three four five six seven.',
      'One two three four five six seven eight nine.',
      2,
    ],
    [
      'eight come again in ten',
      'One two three four five six seven eight.',
      'One two three four five six seven eight nine ten.',
      1,
    ],
    [
      'seven of ten are in both',
      'One two three four five six seven eight.',
      'One two three four five six seven nine ten.',
      1,
    ],
    [
      'six of ten are in both',
      'One two three four five six seven eight.',
      'One two three four five six nine ten.',
      2,
    ],
  ])('are the same by most of their words: %s', (_, one, other, stay) => {
    const questions: [string, string][] = [
      ['Who makes them?', one],
      ['Are hammers round?', other],
    ];
    expect(kept(questions)).toHaveLength(stay);
  });

  it('are compared with all that stayed', () => {
    expect(
      kept(['Do you ship anvils?', 'Do you rent hammers?', 'Do you rent tongs?', 'Do you ship anvils?']),
    ).toHaveLength(3);
  });
});

describe('a common question, after the site has answered it to another wording,', () => {
  const contact = {
    question: 'Come posso contattare Aiole?',
    topic: 'contact',
    answer: 'E-mail ann@aiole.it\nTel. +39 0577 887',
  };
  const asking = (question: string, answer: string) =>
    distinctQuestions(
      [
        { question, answer: asText(answer) },
        { ...contact, answer: asText(contact.answer) },
      ],
      'Aiole',
    ).length;
  const told = 'Aiole, via Grossola 22\nE-mail ann@aiole.it\nTelefono +39 0577 887';

  it('is not asked again', () => {
    expect(asking('Come contattare Paolo e Noella ad Aiole?', told)).toBe(1);
    expect(asking('Contatti: come trovarci?', told)).toBe(1);
  });

  it('is asked if the site asks something else, or answers less', () => {
    expect(asking('Come posso prenotare ad Aiole?', told)).toBe(2);
    expect(asking('Come contattare il cuoco?', 'E-mail cuoco@aiole.it')).toBe(2);
  });

  it('is left out in whichever order they come', () => {
    const own = { question: 'Come contattare Paolo e Noella?', answer: asText(told) };
    expect(distinctQuestions([{ ...contact, answer: asText(contact.answer) }, own], 'Aiole')).toHaveLength(1);
  });
});
