import { describe, expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

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

  it('are found in headings that ask, with the text up to the next of their rank', () => {
    const { questions } = factsOf(
      '<h2>Who are we?</h2><p>Us.</p><h3>Really</h3><p>Yes.</p><h2>Contact</h2><p>Mail.</p><h2>Anything else?</h2>',
    );
    expect(questions).toEqual([
      { question: 'Who are we?', answer: 'Us. Really Yes.', from: 'heading', visible: true },
    ]);
  });
});
