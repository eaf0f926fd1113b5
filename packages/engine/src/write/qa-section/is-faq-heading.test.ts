import { expect, it } from 'vitest';
import { isFaqHeading } from './is-faq-heading.ts';

it.each([
  'FAQ',
  'FAQs:',
  'Our FAQ',
  'Frequently asked questions',
  'Shipping: frequently asked questions',
  'Q & A',
  'Häufig gestellte Fragen',
  'Häufige Fragen',
  'Questions fréquentes',
  'Preguntas frecuentes',
  'Sıkça Sorulan Sorular',
  'Gyakori kérdések',
  'Întrebări frecvente',
  'Часто задаваемые вопросы',
  'Συχνές ερωτήσεις',
  'الأسئلة الشائعة',
  'שאלות נפוצות',
  'よくある質問',
  '常见问题',
])('%s announces questions', (heading) => {
  expect(isFaqHeading(heading)).toBe(true);
});

it.each(['Questions', 'Any questions?', 'FAQ writers wanted', 'Frequently bought together'])(
  '%s does not',
  (heading) => {
    expect(isFaqHeading(heading)).toBe(false);
  },
);
