import { Chip } from '@/components/ui/chip.tsx';
import { Section } from '../section.tsx';

const reasons = [
  {
    title: 'The answer engines are locked out',
    text: 'A line written years ago, or a default of your CDN, turns away the agents that write answers. Blocking training agents is fine and costs you nothing; blocking search agents takes you out of the answer.',
    sign: 'Disallow: /',
  },
  {
    title: 'Your words arrive only with JavaScript',
    text: 'The fetchers of ChatGPT, Claude and Perplexity read the HTML and leave. If the page is put together in the browser, they saw an empty one.',
    sign: '<div id="root">',
  },
  {
    title: 'Nothing says what is what',
    text: 'Without structured data, one clear heading and a description, an engine has to guess what you are, and quotes somebody who did not leave it guessing.',
    sign: 'application/ld+json',
  },
  {
    title: 'Questions people ask are answered nowhere',
    text: 'People ask assistants whole questions. A page that answers one directly is easy to cite; a slogan is not.',
    sign: '“How long does it take?”',
  },
] as const;

/** Why answers may not cite a good website. */
export function WhyInvisible() {
  return (
    <Section
      number={2}
      title="Why your website is invisible to AI"
      lead="Four reasons we look for first. Each of them can be measured, and each can be fixed."
      aside
    >
      <ol className="grid">
        {reasons.map(({ title, text, sign }, index) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] gap-x-5 border-line border-t py-7 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span aria-hidden="true" className="pt-1">
              <Chip>{index + 1}</Chip>
            </span>
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="text-lead font-semibold">{title}</h3>
                <code className="font-mono text-[0.8125rem] text-faint max-sm:hidden">{sign}</code>
              </div>
              <p className="mt-2 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
