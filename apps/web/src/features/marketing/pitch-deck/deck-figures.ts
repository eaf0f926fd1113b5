/** The market in billions of US dollars, from the whole to the part we can win. */
export const market = [
  { short: 'TAM', name: 'Total addressable market', billions: 30, who: 'Everybody who pays to be found' },
  {
    short: 'SAM',
    name: 'Serviceable available market',
    billions: 10,
    who: 'Sites that live from being found',
  },
  { short: 'SOM', name: 'Serviceable obtainable market', billions: 0.5, who: 'What we can reach first' },
] as const;

/** Planned revenue in millions of US dollars. */
export const revenue = [
  { year: 2025, millions: 0.25 },
  { year: 2026, millions: 1.2 },
  { year: 2027, millions: 4.5 },
] as const;

export const milestones = [
  { year: 'Year 1', goal: '1,000 paid users', text: 'Audit and generators for one site at a time.' },
  { year: 'Year 2', goal: '5,000 users and an agency tier', text: 'Many domains in one account.' },
  { year: 'Year 3', goal: 'Profitability', text: 'Plans carry the work they cause.' },
] as const;

export type Has = 'yes' | 'partly' | 'no';

/** Kinds of products, ours first. The answers of each feature have the same order. */
export const rivals = ['Visible AI', 'SEO suites', 'File generators', 'Mention trackers'] as const;

export const features: readonly { readonly name: string; readonly has: readonly Has[] }[] = [
  { name: 'Audit you can watch, check by check', has: ['yes', 'no', 'no', 'no'] },
  { name: 'Verdict for each agent, with the line that decides', has: ['yes', 'partly', 'no', 'no'] },
  { name: 'llms.txt with descriptions from the pages', has: ['yes', 'partly', 'partly', 'no'] },
  { name: 'robots.txt that keeps the site’s own rules', has: ['yes', 'no', 'no', 'no'] },
  { name: 'Q&A with a source for every answer', has: ['yes', 'no', 'no', 'no'] },
  { name: 'Evidence and a fix beside every point', has: ['yes', 'partly', 'no', 'no'] },
  { name: 'Keyword data over years', has: ['no', 'yes', 'no', 'no'] },
  { name: 'Mentions counted in answers', has: ['yes', 'partly', 'no', 'yes'] },
];
