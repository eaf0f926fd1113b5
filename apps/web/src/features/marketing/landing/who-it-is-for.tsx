import { Section } from '../section.tsx';

const people = [
  {
    title: 'Startups',
    asks: '“Which tool does this?”',
    text: 'Be among the names an assistant gives when somebody asks for what you have just built.',
  },
  {
    title: 'Agencies',
    asks: '“Why are we not in it?”',
    text: 'Show a client in one link what engines can and cannot read, with the evidence and the fix.',
  },
  {
    title: 'Marketers and content creators',
    asks: '“Who explains it best?”',
    text: 'Turn what you have written into passages that are easy to find, quote and cite.',
  },
  {
    title: 'Website owners',
    asks: '“Is there one near me?”',
    text: 'Say who you are, where, and at what price, in words that reach people who never open a search page.',
  },
] as const;

/** The kinds of people who use the product, each with a question that their site should answer. */
export function WhoItIsFor() {
  return (
    <Section
      number={5}
      title="Who It’s For"
      lead="For whoever wants to be the answer to a question like these."
    >
      <ul className="grid gap-px overflow-hidden rounded-box bg-line ring ring-line sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ title, asks, text }) => (
          <li key={title} className="grid content-start gap-3 bg-raised p-6 lg:p-7">
            <p className="speaks text-title sm:min-h-[2.4em] text-accent italic">{asks}</p>
            <h3 className="font-semibold sm:mt-4">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
