import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const faq = (question: string, answer: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  })}</script>`;

describe('the questions a page answers', () => {
  it('are found in FAQ data, with whether a reader sees them', () => {
    const seen = factsOf(
      `${faq('Is tea hot?', '<p>Yes, “mostly”.</p>')}<h3>Is tea hot?</h3><p>Yes, "mostly".</p>`,
    );
    expect(seen.questions).toEqual([
      { question: 'Is tea hot?', answer: 'Yes, “mostly”.', from: 'structured-data', visible: true },
    ]);
    const unseen = factsOf(`${faq('Is tea hot?', 'Yes.')}<p>Something else.</p>`);
    expect(unseen.questions).toMatchObject([{ visible: false }]);
  });

  it('are answered in parts whose titles do not run into their sentences', () => {
    const answer = (body: string) =>
      factsOf(`<main><h2>Why an anvil?</h2>${body}</main>`).questions[0]?.answer;
    expect(
      answer(
        '<article><p class="title">Plain iron</p><div><p>Every anvil is one block that lasts for a life.</p></div></article><article><p class="title">Cheap</p><div>It costs about as much as a week of hay.</div></article>',
      ),
    ).toBe(
      'Plain iron: Every anvil is one block that lasts for a life. Cheap: It costs about as much as a week of hay.',
    );
    expect(
      answer('<div>Mill Lane 4</div><div>58089 Hagen</div><p>You find us behind the church there.</p>'),
    ).toBe('Mill Lane 4 58089 Hagen You find us behind the church there.');
  });

  it('are not those that the cards of articles have as titles', () => {
    const card = (day: string) =>
      factsOf(
        `<h2>Our blog</h2><div>${day}<h4>What is cold forging?</h4><p>An overview of how it is done.</p></div>`,
      ).questions.length;
    expect(card('<p>June 15, 2026</p>')).toBe(0);
    expect(card('<p>For beginners</p>')).toBe(1);
  });

  it('are answered without the link that leads on', () => {
    const { questions } = factsOf(
      '<div><h3>Cận thị là gì?</h3><p>Mắt nhìn xa không rõ.</p><a href="/can-thi">Đọc thêm →</a></div><h3>Next</h3><p>More.</p>',
    );
    expect(questions).toMatchObject([{ answer: 'Mắt nhìn xa không rõ.' }]);
  });

  it.each([
    ['plain lines', '<p>On the river</p>', '<p>Q: Can I swim?</p><p>A: Yes.</p>'],
    ['line breaks', '<br><u>On the river</u><br>', '<b>Can I swim?</b><br>Yes.<br>'],
    ['headings', '<p>On the river</p>', '<h3>Can I swim?</h3><p>Yes.</p>'],
    ['terms', '<p>Auf dem Fluss</p>', '<dl><dt>Darf ich baden?</dt><dd>Ja.</dd></dl>'],
    ['boxes', '<span>Sur la rivière</span>', '<div><h4>Où se baigner ?</h4><p>Oui.</p></div>'],
  ])('end before the label of the next questions, in %s', (_, label, next) => {
    const other = next.replace(/(?:Can|Darf|Où)[^<]*\?/u, 'How do I book?');
    const { questions } = factsOf(`<main><h1>FAQ</h1><div>${label}${other}${label}${next}</div></main>`);
    const answers = questions.map(({ answer }) => answer);
    expect(answers).toHaveLength(2);
    expect(answers.join()).toMatch(/^(Yes|Ja|Oui)\.,\1\.$/u);
  });

  it('keep a list, and words that no sentence precedes', () => {
    const { questions } = factsOf(
      '<main><h1>FAQ</h1><h3>Which cards do you take?</h3><p>These.</p><ul><li>Visa</li><li>Amex</li></ul><h3>When are you there?</h3><p>Every morning</p><h3>Where?</h3><p>Here.</p></main>',
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['These. Visa Amex', 'Every morning', 'Here.']);
  });

  it('end with their section: what the next one says without a heading answers nothing', () => {
    const { questions } = factsOf(
      `<main><h1>Plans</h1><section><h2>Questions</h2><h3>Is there a trial?</h3><p>Yes, for 14 days.</p></section>
        <section><blockquote><p>It saved us hours.</p></blockquote></section>
        <div><section><h2>Who is it for?</h2></section><section><p>For small cafés.</p></section></div></main>`,
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['Yes, for 14 days.', 'For small cafés.']);
  });

  it('end with the text that holds them: who wrote it and what readers say answers nothing', () => {
    const text =
      '<div class="entry-content"><p>We tell our customers this.</p><h2>How old is my battery?</h2><p>We read its cycles in <a href="/t">a test</a>.</p></div>';
    const below =
      '<div class="meta"><p>Posted</p><p>by</p><p>Ann Lee</p></div><div><h3>Leave a reply</h3><p>Your address will not be published.</p></div>';
    expect(factsOf(`<main><h1>Batteries</h1>${text}${below}</main>`).questions).toMatchObject([
      { answer: 'We read its cycles in a test.' },
    ]);
  });

  it('go on below their box if it announces them, or has only the heading and a label', () => {
    const { questions } = factsOf(
      `<main><h1>Shop</h1><div><p>We have been here since 1990.</p><h2>What do you sell?</h2><p>We sell:</p></div><ul><li>Bread</li></ul>
        <div><p>Opening</p><h2>When are you there?</h2></div><div><p>From eight to six.</p></div></main>`,
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['We sell: Bread Opening', 'From eight to six.']);
  });

  it('are found beside the sign that opens their panel', () => {
    const toggle = (question: string, answer: string) =>
      `<div class="toggle"><div class="toggle__summary"><span>‣</span><span class="text">${question}</span></div><div class="toggle__content"><p>${answer}</p></div></div>`;
    const { questions } = factsOf(
      `<main><h1>FAQ</h1>${toggle('ต้องเซ็นสัญญารายปีไหม?', 'ไม่ต้อง')}${toggle('How long?', 'Two weeks.')}</main>`,
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['ไม่ต้อง', 'Two weeks.']);
  });

  it('are found in details and definition lists', () => {
    const { questions } = factsOf(
      '<details><summary>Is it <b>free</b>?</summary><p>It is.</p></details><details><summary>More</summary>no question</details>' +
        '<dl><dt>How long?</dt><dd>Two days.</dd><dt>Term</dt><dd>Meaning</dd></dl>',
    );
    expect(questions).toEqual([
      { question: 'Is it free?', answer: 'It is.', from: 'details', visible: true },
      { question: 'How long?', answer: 'Two days.', from: 'definition-list', visible: true },
    ]);
  });

  it('are found in the headings that open a panel by their class', () => {
    const { questions } = factsOf(
      '<div class="et_pb_toggle"><h5 class="et_pb_toggle_title">¿Dais garantía?</h5><div class="et_pb_toggle_content"><p>Sí, dos años.</p></div></div>',
    );
    expect(questions).toEqual([
      { question: '¿Dais garantía?', answer: 'Sí, dos años.', from: 'details', visible: true },
    ]);
  });

  it('are none that only ask the reader to agree', () => {
    const { questions } = factsOf(
      '<p>Aren’t you just bored with all those slides?</p><p>Don’t you think that slides shouldn’t copy the limits of paper?</p><p>Then you should try it.</p>',
    );
    expect(questions).toEqual([]);
  });

  it('have no caption of a picture in their answers, unless nothing else answers', () => {
    const figure =
      '<figure><img src="a.jpg" alt=""><figcaption>An anvil on its <b>stand</b></figcaption></figure>';
    const answered = (html: string) => factsOf(`<h2>What is an anvil?</h2>${html}`).questions[0]?.answer;
    expect(answered(`${figure}<p>A block of steel.</p>`)).toBe('A block of steel.');
    expect(answered(`<p>A block of steel.</p>${figure}<p>It is heavy.</p>${figure}`)).toBe(
      'A block of steel. It is heavy.',
    );
    expect(answered(figure)).toBe('An anvil on its stand');
  });

  it('are without the symbol of their permanent link', () => {
    const { questions } = factsOf(
      '<h2>Is it free?<a class="headerlink" href="#free" title="Permalink">¶</a></h2><p>It is.</p><h2>How to use plugins<a href="#plugins">#</a></h2><p>Put them into the folder.</p>',
    );
    expect(questions).toMatchObject([{ question: 'Is it free?' }, {}]);
    expect(questions.some(({ question }) => /[¶]/u.test(question))).toBe(false);
  });

  it('end their answers where the label of another question stands in the same text', () => {
    const { questions } = factsOf(
      '<a name="q1">Q: <strong>Can it be compiled everywhere?</strong></a><br>A: <em>It should.</em><br><br><a name="q2">Q: <strong>I use it at work. What about licences?</strong></a><br>A: <em>They cover it.</em><br><br><a name="q3">Q: <strong>Is there a library?</strong></a><br>A: <em>Yes. It comes with it.</em>',
    );
    expect(questions).toMatchObject([
      { question: 'Can it be compiled everywhere?', answer: 'It should.' },
      { question: 'Is there a library?', answer: 'Yes. It comes with it.' },
    ]);
  });

  it('are found in headings that ask, with the text up to the next of their rank', () => {
    const { questions } = factsOf(
      '<h2>Who are we?</h2><p>Us.</p><h3>Really</h3><p>Yes.</p><h3>Always</h3><p>Since 1987.</p><h2>Contact</h2><p>Mail.</p><h2>Anything else?</h2>',
    );
    expect(questions).toEqual([
      {
        question: 'Who are we?',
        answer: 'Us. Really Yes. Always Since 1987.',
        from: 'heading',
        visible: true,
      },
    ]);
  });

  it.each([
    '<dl class="c-faq"><div><dt><span class="c-faq__q">Q</span>予約は必要ですか？</dt><dd><span class="c-faq__a">A</span><p>予約なしでも受診できます。</p></dd></div><div><dt><span>Q</span>駐車場はありますか？</dt><dd><span>A</span>ございません。</dd></div></dl>',
    '<div class="faq"><p class="question"><b>Q1</b>予約は必要ですか？</p><p class="answer"><b>A1</b>予約なしでも受診できます。</p></div><div class="faq"><p class="question"><b>Q2</b>駐車場はありますか？</p><p class="answer"><b>A2</b>ございません。</p></div>',
  ])('are read without the letter in a box before them: %s', (html) => {
    const { questions, quotable } = factsOf(`<h1>よくある質問</h1>${html}`);
    expect(questions.map(({ question, answer }) => [question, answer])).toEqual([
      ['予約は必要ですか？', '予約なしでも受診できます。'],
      ['駐車場はありますか？', 'ございません。'],
    ]);
    expect(quotable.definitions).toEqual([]);
  });

  it('keep a first letter that is drawn large', () => {
    const { questions } = factsOf(
      '<dl><dt>What is it?</dt><dd><span class="cap">A</span> thing of wood.</dd><dt>Who made it?</dt><dd><span>A</span>nna did.</dd></dl>',
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['A thing of wood.', 'Anna did.']);
  });

  const asked = (html: string) =>
    factsOf(`<h1>Shop</h1>${html}`).questions.map(({ question, answer }) => [question, answer]);

  it.each([
    [
      'buttons that open a panel',
      '<button aria-expanded="false" aria-controls="a">Liefern Sie nach Wien?</button><div id="a" hidden>Ja, ab 20 Euro.</div>',
      'Liefern Sie nach Wien?',
      'Ja, ab 20 Euro.',
    ],
    [
      'bold lines',
      '<p><b>¿Hay aparcamiento?</b></p><p>Sí, delante de la casa.</p>',
      '¿Hay aparcamiento?',
      'Sí, delante de la casa.',
    ],
    [
      'a bold beginning',
      '<p><strong>Q: Is it waterproof?</strong><br>A: Down to ten metres.</p>',
      'Is it waterproof?',
      'Down to ten metres.',
    ],
    [
      'what is called a question',
      '<div class="faq-item"><div class="faq-q">Accettate carte?</div><div>Sì, tutte.</div></div>',
      'Accettate carte?',
      'Sì, tutte.',
    ],
    [
      'Japanese without a mark',
      '<h3>予約は必要ですか</h3><p>いいえ、不要です。</p>',
      '予約は必要ですか',
      'いいえ、不要です。',
    ],
    ['Chinese without a mark', '<h3>如何預約</h3><p>請打電話。</p>', '如何預約', '請打電話。'],
    [
      'Korean without a mark',
      '<h3>주차가 가능한가요</h3><p>네, 가능합니다.</p>',
      '주차가 가능한가요',
      '네, 가능합니다.',
    ],
    ['English without a mark', '<h3>How do I cancel</h3><p>By phone.</p>', 'How do I cancel', 'By phone.'],
    [
      'German without a mark',
      '<h3>Wie lange dauert eine Reparatur</h3><p>Einen Tag.</p>',
      'Wie lange dauert eine Reparatur',
      'Einen Tag.',
    ],
    ['Greek', '<h3>Τι ώρα ανοίγετε;</h3><p>Στις εννέα.</p>', 'Τι ώρα ανοίγετε;', 'Στις εννέα.'],
  ])('are found in %s', (_, html, question, answer) => {
    expect(asked(html)).toEqual([[question, answer]]);
  });

  it('are found in plain lines where several are alike', () => {
    const pair = (question: string) => `<tr><td>${question}</td><td>Yes, of course.</td></tr>`;
    expect(asked(`<table>${pair('Do you ship abroad?')}${pair('Can I return it?')}</table>`)).toHaveLength(2);
    expect(asked('<p>Why does bread rise?</p><p>Yeast eats sugar.</p>')).toEqual([]);
  });

  it.each([
    ...[
      'Ready to start?',
      'Womit können wir Ihnen helfen?',
      'Comment pouvons-nous vous aider ?',
      'Still not sure?',
      'Looking for a gift?',
      'Sounds good?',
      'What are you waiting for?',
      'Why choose us?',
      'Did you make this recipe?',
      'Have you ever tried this soup?',
      'Leaving so soon?',
      'Is this your first time here?',
    ],
    ...[
      'Noch Fragen?',
      'Hast du das Rezept nachgekocht?',
      'Vad tyckte du om receptet?',
      'Lust auf mehr?',
      'Worauf warten Sie?',
      'Une question ?',
      'Prêt à partir ?',
      'Vous cherchez un cadeau ?',
      'Une envie de soupe ?',
      'Un petit creux après la balade ?',
    ],
    ...[
      '¿Tienes dudas?',
      '¿A qué esperas?',
      'Hai domande?',
      'Vuoi saperne di più?',
      'Ficou com dúvidas?',
      'Gata să evadezi?',
      'Nog vragen?',
    ],
    ...[
      'Masz pytania?',
      'Остались вопросы?',
      'ご質問がありますか？',
      '还有疑问吗？',
      '準備好了嗎？',
      '궁금한 점이 있으신가요?',
      'هل لديك أسئلة؟',
    ],
    ...[
      'Did you make this recipe?',
      'Have you tried this recipe?!',
      'Made this recipe?',
      'Would you recommend this to friends or family?',
      'Was meinst du?',
      'Vad tyckte du om receptet?',
      'Qu’en pensez-vous ?',
    ],
  ])('are not invitations: %s', (invitation) => {
    expect(asked(`<h2>${invitation}</h2><p>Write to us, we are glad to help.</p>`)).toEqual([]);
  });

  it('are not what a reader only thanks for, nor what somebody thinks in a sentence, nor the titles of a list of articles', () => {
    const asks = (question: string, answer: string) => asked(`<h2>${question}</h2><p>${answer}</p>`).length;
    expect(asks('Can I use brown rice?', 'Thanks, Ann')).toBe(0);
    expect(
      asks('Can I use brown rice?', 'Thanks to its bran it takes longer, but yes. Cook it for 40 minutes.'),
    ).toBe(1);
    expect(asks('It leaves you thinking “why on earth can I not stop?”', 'Seriously.')).toBe(0);
    expect(asks('What is “umami”?', 'The fifth taste.')).toBe(1);
    expect(asks('Quem é você no carnaval?', '11/02/20')).toBe(0);
    expect(asks('Can you freeze this?', 'Yes, for three months.')).toBe(1);
  });

  it('are no code, in which the sign says what may be left out', () => {
    const line = (name: string) =>
      `<pre><em>'${name}' SP LF LF?</em></pre><p>The last line feed is optional.</p>`;
    expect(factsOf(`<main>${line('data')}${line('mark')}</main>`).questions).toEqual([]);
    const comment = (asks: string) =>
      `<div class="line"><span>// ${asks}</span></div><div class="line">bool is = ask();</div>`;
    expect(factsOf(`<main>${comment('Is it on?')}${comment('Is it red?')}</main>`).questions).toEqual([]);
  });

  it('are no lines of a table of contents, which the next line does not answer', () => {
    const line = (id: string, text: string) => `<li><a href="#${id}">${text}</a>`;
    const { questions } = factsOf(
      `<main><ul>${line('a', 'What is an anvil for?')}${line('b', 'Which anvils are there?')}${line('c', 'Changes to the last release')}</ul>
      <h2 id="a">What is an anvil for?</h2><p>Iron is bent on it.</p><h2 id="b">Which anvils are there?</h2><p>Small and large ones.</p></main>`,
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['Iron is bent on it.', 'Small and large ones.']);
  });

  it('are not headings that tell, links to answers elsewhere, or gaps', () => {
    const heading = (text: string) => `<h2>${text}</h2><p>Some words about it.</p>`;
    expect(
      ['How it works', 'What we do', 'Where to find us', 'Why us', 'Who we are'].flatMap((text) =>
        asked(heading(text)),
      ),
    ).toEqual([]);
    expect(
      asked('<ul><li><a href="/help/1">Is it free?</a></li><li><a href="/help/2">Is it safe?</a></li></ul>'),
    ).toEqual([]);
    expect(asked('<h2>REPLACE: a question?</h2><p>REPLACE: an answer</p>')).toEqual([]);
  });
});

it('end their answers with the main part: a button that floats beside it answers nothing', () => {
  const { questions } = factsOf(
    '<nav><a href="/">Home</a></nav><div class="content"><h1>Clareamento dental</h1><p>O clareamento leva uma hora e clareia de três a cinco tons, com acompanhamento do dentista em todas as sessões.</p><h2>Estraga os dentes?</h2><p>Não, o gel não desgasta o esmalte dos dentes.</p></div><footer><p>Rua Augusta</p></footer><a class="whats" href="https://wa.example/">Fale conosco</a>',
  );
  expect(questions).toMatchObject([{ answer: 'Não, o gel não desgasta o esmalte dos dentes.' }]);
});

it('a question that is one of several main headings is answered below it, and the title of the page is none', () => {
  const answer = '<p>A gentle technique that finds what blocks you and lets you go on.</p>';
  const asked = (body: string) => factsOf(body).questions.map(({ question }) => question);
  expect(
    asked(
      `<h1>Ann Lee</h1><p>Welcome to us.</p><h1>What is kinesiology?</h1>${answer}<h1>Prices</h1><p>€60</p>`,
    ),
  ).toEqual(['What is kinesiology?']);
  expect(asked(`<h1>What is kinesiology?</h1>${answer}`)).toEqual([]);
});

it('a line that somebody has drawn below an answer is none of it', () => {
  const { questions } = factsOf(
    '<main><h2>Who are we?</h2><p>We are six friends who teach how to swim and to save lives.</p><p>-------</p></main>',
  );
  expect(questions).toMatchObject([
    { answer: 'We are six friends who teach how to swim and to save lives.' },
  ]);
});

it('a question is read without the sign behind it that opens its panel', () => {
  const panel = (question: string, answer: string) =>
    `<article><button><b>${question}</b><span>＋</span></button><div class="answer"><p>${answer}</p><div><a href="/learn">Learn to forge</a></div></div></article>`;
  const { questions } = factsOf(
    `<main>${panel('¿Puedo usar la forja sin gas?', 'Sí, con carbón.')}${panel('¿Por qué se rompe el hierro?', 'Porque está frío.')}</main>`,
  );
  expect(questions).toMatchObject([
    { question: '¿Puedo usar la forja sin gas?', answer: 'Sí, con carbón.' },
    { question: '¿Por qué se rompe el hierro?', answer: 'Porque está frío.' },
  ]);
});

it('an answer has no button at its end, but the link of its last sentence', () => {
  const answered = (end: string) =>
    factsOf(`<main><h2>How do I mend a pot?</h2><p>Heat it first.</p>${end}</main>`).questions[0]?.answer;
  expect(answered('<a href="/x">Open the helper</a><button>Add to my plan →</button>')).toBe(
    'Heat it first.',
  );
  expect(answered('<p>Then read: <a href="/x">Mending pots</a></p>')).toBe(
    'Heat it first. Then read: Mending pots',
  );
});

it('names below the title of a talk answer nothing that it asks', () => {
  const asked = (title: string, below: string) =>
    factsOf(`<main><h2>15 April</h2><h3>${title}</h3><p>${below}</p><h2>Venue</h2></main>`).questions.length;
  expect(asked('Green data: can it save us?', 'Jolanda Gallas Telekom')).toBe(0);
  expect(asked('Who teaches the course?', 'Jolanda Gallas')).toBe(1);
  expect(asked('Can it save us?', 'Yes, if it is used well.')).toBe(1);
});

it.each([
  '¿Se ha cortado? ¿Está líquido? ¿Falta carne?',
  '¿La quieres dentro de tu semana?',
  '¿Qué necesitas hoy?',
])('a row of questions and one that is put to the reader is none of a visitor: %s', (title) => {
  expect(
    factsOf(`<main><h2>${title}</h2><p>El libro te ayuda a revisar las causas.</p></main>`).questions,
  ).toEqual([]);
});

it('a formula that ends with a semicolon asks nothing, whatever letters it has', () => {
  const formula = '<p>Lλ = the radiance at the sensor;</p><p>QCAL = the value of a pixel;</p>';
  expect(factsOf(`<main><h1>Sensors</h1>${formula.repeat(3)}</main>`).questions).toEqual([]);
});

it('a day answers only what asks for one: below a comment it says when that was written', () => {
  const asked = (question: string, day: string) =>
    factsOf(`<main><h1>Fuel</h1><h3>${question}</h3><p>${day}</p></main>`).questions.length;
  expect(asked('Is it really 100 tons?', '3 May 2026 23:55:57')).toBe(0);
  expect(asked('100 тона?', '- 15.08.2015 г. 23:55:57')).toBe(0);
  expect(asked('When does the fair begin?', '3 May 2026 10:00')).toBe(1);
  expect(asked('Wann beginnt der Markt?', '3. Mai 2026')).toBe(1);
});

it('the help of a button asks nothing', () => {
  const asked = (question: string) =>
    factsOf(`<main><h1>Fuel</h1><h3>${question}</h3><p>Click the button to publish what you read.</p></main>`)
      .questions.length;
  expect(asked("What's this?")).toBe(0);
  expect(asked('What is this button for?')).toBe(1);
});
