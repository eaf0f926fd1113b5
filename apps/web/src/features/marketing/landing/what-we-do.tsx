import { Section } from '../section.tsx';
import { FileExcerpt } from './file-excerpt.tsx';

const cards = [
  {
    title: 'We audit what engines can read',
    text: 'Robots rules for every agent that counts, the page as it arrives without JavaScript, structured data, speed. Each point comes with its evidence.',
    file: 'audit of northfieldcoffee.example',
    lines: [
      { mark: 'good', text: 'OAI-SearchBot may fetch /' },
      { mark: 'good', text: '412 words without JavaScript' },
      { mark: 'bad', text: '3 H1 headings, one expected' },
      { mark: 'bad', text: 'PerplexityBot: line 14 forbids /' },
    ],
  },
  {
    title: 'We write the files they look for',
    text: 'An llms.txt that says what is where, a robots.txt that keeps your own rules, and a Q&A section taken from your pages, with the source of every answer.',
    file: 'llms.txt',
    lines: [
      { mark: 'none', text: '# Northfield Coffee' },
      { mark: 'none', text: '> Espresso machines that last.' },
      { mark: 'none', text: '## Guides' },
      { mark: 'none', text: '- [Gaskets](/gaskets): all sizes' },
    ],
  },
  {
    title: 'We show what each fix is worth',
    text: 'The biggest loss comes first, with the lines to change and the points they win. Change them, run the audit again, and see the score move.',
    file: 'robots.txt',
    lines: [
      { mark: 'removed', text: '- User-agent: *' },
      { mark: 'removed', text: '- Disallow: /' },
      { mark: 'added', text: '+ User-agent: *' },
      { mark: 'added', text: '+ Disallow: /cart' },
    ],
  },
] as const;

/** The three things that the product does, each with an example of its result. */
export function WhatWeDo() {
  return (
    <Section
      id="features"
      number={1}
      title="What We Do"
      lead="Answer engines quote what they can fetch, read and understand. We look at your site as they do, and hand you what is missing."
    >
      <ul className="grid gap-5 lg:grid-cols-3">
        {cards.map(({ title, text, file, lines }) => (
          <li key={title} className="flex flex-col overflow-hidden rounded-box bg-raised ring ring-line">
            <div className="grid gap-2 p-6">
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
            <FileExcerpt file={file} lines={lines} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
