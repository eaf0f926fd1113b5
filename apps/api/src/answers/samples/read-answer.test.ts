import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const orange = {
  ...{ id: 'orange', own: true, name: 'Orange', aliases: [], domains: ['orange.fr'] },
  context: ['telephone'],
};
const answer = (kind: 'cited' | 'retrieved') => ({
  ...{ status: 'ok' as const, requestedModel: 'm', servedModel: 'm', text: 'Orange is a good choice.' },
  ...{ latencyMs: 1, tokensIn: 1, tokensOut: 1, searches: 1, costMicros: 1, costKind: 'reported' as const },
  ...{ queries: [], error: null },
  sources: [{ kind, url: 'https://boutique.orange.fr/offre', title: null, places: [] }],
});

it('takes a name that needs a context for ours where our page is cited, not where it was merely read', () => {
  expect(readAnswer(answer('cited'), [orange]).mentions).toMatchObject([{ entityId: 'orange', count: 1 }]);
  expect(readAnswer(answer('retrieved'), [orange]).mentions).toEqual([]);
});
