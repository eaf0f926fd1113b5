import type { Shop } from './shop.ts';

/**
 * The shop of the story. Its pages answer what people ask; its robots.txt was copied from a list "against AI bots", which
 * names the agents that search as well as those that train.
 */
export const ours: Shop = {
  name: 'Northwind Ladders',
  tagline: 'Loft ladders, made to measure since 1987',
  robots: [
    '# Keep AI away from our texts',
    ...['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot', 'Claude-SearchBot', 'Claude-User'].map(
      (agent) => `User-agent: ${agent}`,
    ),
    ...['PerplexityBot', 'Perplexity-User', 'Googlebot', 'CCBot'].map((agent) => `User-agent: ${agent}`),
    'Disallow: /',
    '',
    'User-agent: *',
    'Disallow: /cart',
    '',
  ].join('\n'),
  pages: {
    '/': {
      title: 'Northwind Ladders: loft ladders made to measure',
      description:
        'Northwind Ladders makes loft ladders to measure in Leeds, delivers in nine days and fits them in half a day.',
      main: `<h1>Loft ladders made to measure</h1>
<p>Northwind Ladders makes loft ladders in Leeds. We have made 41,000 of them since 1987, each for one hatch.</p>
<h2>How long does delivery take?</h2><p>A made to measure loft ladder leaves our workshop nine working days after your order.</p>
<ul><li><a href="/guides/which-loft-ladder">Which loft ladder fits a small hatch</a></li>
<li><a href="/guides/measure-a-hatch">How to measure a loft hatch</a></li>
<li><a href="/guides/safe-ladder">How steep a loft ladder may be</a></li>
<li><a href="/fitting">What fitting costs</a></li></ul>`,
    },
    '/guides/which-loft-ladder': {
      title: 'Which loft ladder fits a small hatch | Northwind Ladders',
      description:
        'For hatches under 50 by 70 centimetres a scissor ladder is the one that fits; the others need more.',
      main: `<h1>Which loft ladder fits a small hatch?</h1>
<p>For a hatch under 50 by 70 centimetres take a scissor ladder: it folds into the hatch itself and needs no room in the loft. A sliding ladder needs 120 centimetres behind the hatch, a folding one 60.</p>
<h2>How much does it carry?</h2><p>Our scissor ladder carries 150 kilograms and opens with one hand.</p>`,
    },
    '/guides/measure-a-hatch': {
      title: 'How to measure a loft hatch | Northwind Ladders',
      description:
        'Four measures decide which loft ladder fits. How to take them in five minutes, and what to leave over.',
      main: `<h1>How to measure a loft hatch</h1>
<p>Measure the opening at its narrowest, the height from floor to ceiling, the thickness of the ceiling and the room that swings free below. Leave 8 millimetres on each side.</p>
<h2>What is measured first?</h2><p>The height from floor to ceiling: it decides how many treads the ladder has.</p>`,
    },
    '/guides/safe-ladder': {
      title: 'How steep a loft ladder may be | Northwind Ladders',
      description: 'EN 14975 says how a loft ladder is built: its angle, its treads and what it carries.',
      main: `<h1>How steep may a loft ladder be?</h1>
<p>EN 14975 asks for an angle between 61 and 70 degrees, treads at least 80 millimetres deep and a load of 150 kilograms.</p>
<h2>Do I need a handrail?</h2><p>Above 2.5 metres of height we fit one on both sides.</p>`,
    },
    '/fitting': {
      title: 'What fitting a loft ladder costs | Northwind Ladders',
      description:
        'Fitting a loft ladder costs 180 pounds and takes half a day; widening a hatch costs 120 more.',
      main: `<h1>What does fitting a loft ladder cost?</h1>
<p>Fitting costs 180 pounds and takes half a day. Widening the hatch costs 120 pounds more and the ceiling is plastered the same day.</p>`,
    },
  },
};
