/** Sample figures for the landing page. They are invented, never change, and the page says so. */
export const demoScore = {
  score: 92,
  growth: '+38% this month',
  weeks: [41, 44, 43, 52, 58, 57, 66, 71, 78, 80, 88, 92],
} as const;

export const demoPlatforms = [
  { name: 'ChatGPT', mentions: 1247, growth: '+45%', visibility: 94 },
  { name: 'Perplexity', mentions: 892, growth: '+38%', visibility: 89 },
  { name: 'Claude', mentions: 634, growth: '+29%', visibility: 86 },
  { name: 'Gemini', mentions: 521, growth: '+52%', visibility: 91 },
] as const;

export const demoCompetitors = [
  { name: 'Your site', own: true, score: 92, mentions: 3294, trend: 'up' },
  { name: 'Competitor A', own: false, score: 78, mentions: 2156, trend: 'down' },
  { name: 'Competitor B', own: false, score: 71, mentions: 1834, trend: 'up' },
  { name: 'Competitor C', own: false, score: 64, mentions: 1245, trend: 'down' },
] as const;

export const demoQueries = [
  'easiest espresso machine to repair',
  'lever machine gasket sizes',
  'coffee grinder with spare parts',
  'how often to descale a boiler',
  'espresso machine with long warranty',
  'best machine for a small office',
] as const;
