import type { CallGroup, CallReference } from '@visible-ai/shared/reference/describe-calls';
import { describe, expect, it } from 'vitest';
import { matchingCalls } from './matching-calls.ts';

const call = (id: string, over: Partial<CallReference> = {}): CallReference => ({
  id,
  method: 'GET',
  path: `/api/${id}`,
  summary: '',
  access: 'signed-in',
  scope: null,
  takesIdempotencyKey: false,
  fields: [],
  answers: [],
  errors: [],
  curl: '',
  ...over,
});
const groups: readonly CallGroup[] = [
  { tag: 'Sites', calls: [call('listSites', { scope: 'sites:read' }), call('addSite', { method: 'POST' })] },
  {
    tag: 'Keys',
    calls: [call('listKeys', { errors: [{ status: 403, code: 'plan_limit', text: '' }] })],
  },
];
const found = (search: string) =>
  matchingCalls(groups, search).flatMap(({ calls }) => calls.map(({ id }) => id));

describe('the search of the reference', () => {
  it('shows everything while nothing is searched', () => {
    expect(matchingCalls(groups, '  ')).toBe(groups);
  });

  it('finds by path, method, scope, error and group, in any case and order', () => {
    expect(found('SITES:read')).toEqual(['listSites']);
    expect(found('post sites')).toEqual(['addSite']);
    expect(found('sites post')).toEqual(['addSite']);
    expect(found('plan_limit')).toEqual(['listKeys']);
    expect(found('/api/')).toEqual(['listSites', 'addSite', 'listKeys']);
  });

  it('leaves out groups without a call that has every word', () => {
    expect(matchingCalls(groups, 'keys').map(({ tag }) => tag)).toEqual(['Keys']);
    expect(found('sites plan_limit')).toEqual([]);
  });
});
