import { Chip } from '@/components/ui/chip.tsx';
import { Section } from '../section.tsx';

const steps = [
  {
    title: 'Enter your website URL',
    text: 'Type an address. The audit starts at once, and you watch all seven steps of it.',
  },
  {
    title: 'We scan and generate the files',
    text: 'We read the site as the agents do and write llms.txt, robots.txt and a Q&A section from what it says.',
  },
  {
    title: 'You upload them to your site',
    text: 'Check the text, change what you like, download it and put it at the root of your site.',
  },
  {
    title: 'Your site becomes visible in AI results',
    text: 'Engines that could not read you now can. Audit again at any time to see that it stays so.',
  },
] as const;

/** How it works, from an address to an answer, in four steps. */
export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      number={4}
      title="How It Works"
      lead="Four steps, the first of which takes seconds and needs no account."
    >
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative grid content-start gap-3">
            <div aria-hidden="true" className="mb-2 flex items-center">
              <Chip size="large" lit={index === steps.length - 1}>
                {index + 1}
              </Chip>
              {index < steps.length - 1 && (
                <span className="-mr-4 ml-4 hidden h-px flex-1 bg-line-strong lg:block" />
              )}
            </div>
            <h3 className="text-lead font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
