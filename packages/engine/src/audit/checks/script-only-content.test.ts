import { describe } from 'vitest';
import { scriptOnlyContent } from './script-only-content.ts';
import { expectTable } from './testing/expect-table.ts';

describe('the check script-only-content', () => {
  expectTable(scriptOnlyContent, [
    { page: 'nothing left to scripts', changes: {}, score: 1, status: 'pass', says: ['No section waits'] },
    {
      page: 'no script',
      changes: { page: { rendering: { scripts: 0 } } },
      score: 1,
      status: 'pass',
      says: ['runs no script'],
    },
    {
      page: 'a section without content',
      changes: { page: { rendering: { gaps: [{ kind: 'empty-section', where: 'Reviews <b>' }] } } },
      score: 0.8,
      status: 'warn',
      says: ['There is nothing under the heading “Reviews <b>”', '<h2>Reviews &lt;b&gt;</h2>', 'REPLACE'],
    },
    {
      page: 'many gaps',
      changes: {
        page: {
          rendering: {
            scripts: 1,
            gaps: [
              { kind: 'waiting', where: 'Loading…' },
              { kind: 'empty-list', where: '<ul id="prices">' },
              { kind: 'fetched', where: '<div id="hours">' },
              { kind: 'template', where: '{{ product.price }}' },
              { kind: 'empty-heading', where: '<h2 id="name">' },
            ],
          },
        },
      },
      score: 0.4,
      status: 'fail',
      says: ['5 parts of the page come', '“Loading…”', '<ul id="prices"> has no items', '1 script is there'],
    },
    {
      page: 'figures that count up',
      changes: {
        page: {
          rendering: {
            scripts: 1,
            gaps: [
              { kind: 'counter', where: '0+ Pupils', becomes: '500' },
              { kind: 'counter', where: '0.0 <stars>', becomes: '4.9' },
            ],
          },
        },
      },
      score: 0.8,
      status: 'warn',
      says: [
        'The HTML says “0+ Pupils”, and only a script makes it 500',
        '<p>500+ Pupils</p>',
        '<p>4.9 &lt;stars&gt;</p>',
      ],
    },
    {
      page: 'a page that is empty as a whole',
      changes: { page: { text: { words: 40, mainWords: 4 } } },
      score: null,
      status: 'na',
    },
  ]);
});
