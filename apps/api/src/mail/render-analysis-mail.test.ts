import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import { renderAnalysisMail } from './render-analysis-mail.ts';

const analysis = (change: Partial<SavedAnalysis>) =>
  ({
    id: 'abcdefghijklmnopqrstuv',
    url: 'https://shop.example/',
    siteName: 'Shop',
    score: 63,
    cap: null,
    recommendations: [],
    ...change,
  }) as SavedAnalysis;

describe('the mail after an analysis', () => {
  it('says the score in a word and links to the report, in both parts', () => {
    const { text, html } = renderAnalysisMail(analysis({}), 'https://visible.example');
    for (const part of [text, html]) {
      expect(part).toContain('63 of 100: needs work');
      expect(part).toContain('https://visible.example/website-analysis?report=abcdefghijklmnopqrstuv');
    }
  });

  it('escapes, flattens and cuts what the page says of itself, and keeps it out of the subject', () => {
    const hostile = `<img src=x onerror=alert(1)>\r\nBcc: victim@example.com\u202e${'x'.repeat(500)}`;
    const { subject, text, html } = renderAnalysisMail(
      analysis({ siteName: hostile }),
      'https://visible.example',
    );
    expect(subject).toBe('Your AI visibility score');
    expect(html).not.toContain('<img');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).not.toContain('\u202e');
    expect(text).not.toContain('x'.repeat(100));
  });

  it('speaks of lines in the report, as it holds none itself', () => {
    const descriptions = [
      'Serve the file below as text at https://shop.example/llms.txt.',
      'The edit below keeps every link.',
      'Point the link to it, as below.',
      'Replace it by what stands below, or with the line below, or delete it.',
      'One H1 for the page, H3 below them.',
    ];
    const recommendations = descriptions.map((description) => ({
      title: 'Fix',
      description,
      priority: 'high',
    }));
    const { text } = renderAnalysisMail(
      analysis({ recommendations: recommendations as SavedAnalysis['recommendations'] }),
      'https://visible.example',
    );
    expect(text).toContain('Serve the file in the report as text');
    expect(text).toContain('as in the report.');
    expect(text.match(/[^.]* below[^.]*/g)).toEqual([expect.stringContaining('H3 below them')]);
  });

  it('ends what it says of a fix with a sentence, and with a sign only where the first is too long', () => {
    const said = (description: string) => {
      const recommendations = [{ title: 'Fix', description, priority: 'high' }];
      const saved = analysis({ recommendations: recommendations as SavedAnalysis['recommendations'] });
      return renderAnalysisMail(saved, 'https://visible.example').text.replace(/\s+/g, ' ');
    };
    const short = `Found no date. Show it on the page of shop.example.`;
    expect(said(`${short} ${'And so on '.repeat(30)}.`)).toContain(`${short} -- You get this mail`);
    expect(said('word '.repeat(100))).toMatch(/ (word ?){50,56}\S{0,3}… -- You get/);
  });

  it('loads nothing from anywhere', () => {
    const { html } = renderAnalysisMail(analysis({}), 'https://visible.example');
    expect(html).not.toMatch(/<(img|link|script|style|iframe)\b/);
  });
});
