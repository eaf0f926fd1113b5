import { afterEach, describe, expect, it, vi } from 'vitest';
import { MADE_ANALYSES } from '@/lib/made-analyses-key.ts';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { claimMade, keepMade } from './made-analyses.ts';

const never = new AbortController().signal;
afterEach(() => localStorage.clear());

describe('analyses made without an account', () => {
  it('are claimed together, with their proof, and then forgotten here', async () => {
    keepMade({ id: 'first', key: 'a' });
    keepMade({ id: 'second', key: 'b' });
    const fetch = answering(() => json(200, { claimed: 2 }));
    await claimMade(never);
    const [request, ...more] = sentRequests(fetch);
    expect(request?.address).toMatch(/\/api\/analyses\/claim$/);
    expect(JSON.parse(String(request?.body))).toEqual({
      analyses: [
        { id: 'second', key: 'b' },
        { id: 'first', key: 'a' },
      ],
    });
    expect(localStorage.getItem(MADE_ANALYSES)).toBeNull();
    await claimMade(never);
    expect(more).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('stay for the next time when they could not be claimed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    keepMade({ id: 'first', key: 'a' });
    answering(() => json(503, { error: 'Busy', code: 'unavailable' }));
    await claimMade(never);
    expect(localStorage.getItem(MADE_ANALYSES)).toContain('first');
  });

  it('are no more than one call takes, the newest', () => {
    for (let n = 0; n < 60; n += 1) keepMade({ id: `id-${n}`, key: 'k' });
    const kept = JSON.parse(localStorage.getItem(MADE_ANALYSES) ?? '[]');
    expect(kept).toHaveLength(50);
    expect(kept[0]).toEqual({ id: 'id-59', key: 'k' });
  });
});
