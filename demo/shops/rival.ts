import type { Shop } from './shop.ts';

/** The other shop: it says less, and every agent may read it. */
export const rival: Shop = {
  name: 'Acme Loft Supplies',
  tagline: 'Everything for your loft',
  robots: 'User-agent: *\nDisallow: /basket\n',
  pages: {
    '/': {
      title: 'Acme Loft Supplies: everything for your loft',
      description: 'Loft ladders, boards and hatches from stock, delivered in three weeks.',
      main: `<h1>Everything for your loft</h1><p>Acme Loft Supplies sells ladders, boards and hatches from stock. Delivery takes about three weeks.</p>
<p><a href="/advice">Advice on loft ladders</a></p>`,
    },
    '/advice': {
      title: 'Advice on loft ladders | Acme Loft Supplies',
      description: 'Which loft ladder to take, how to measure and what fitting costs.',
      main: `<h1>Advice on loft ladders</h1>
<h2>Which loft ladder fits a small hatch?</h2><p>For a small hatch we sell a scissor ladder.</p>
<h2>How do I measure a loft hatch?</h2><p>Measure length and width of the opening.</p>
<h2>How steep may a loft ladder be?</h2><p>EN 14975 says how steep: about 65 degrees.</p>
<h2>What does fitting cost?</h2><p>Fitting costs 220 pounds.</p>`,
    },
  },
};
