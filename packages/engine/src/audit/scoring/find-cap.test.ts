import { describe, expect, it } from 'vitest';
import { evidenceOf, robotsOf, without } from '../checks/testing/evidence-of.ts';
import { findCap } from './find-cap.ts';

const withStatus = (status: number) => findCap(evidenceOf({ response: { status } }));

describe('the cap of a score', () => {
  it('is not there for a page that may be fetched and indexed', () => {
    expect(findCap(evidenceOf({}))).toBeNull();
  });

  it('comes with the first error status and not before', () => {
    expect(withStatus(399)).toBeNull();
    expect(withStatus(400)).toMatchObject({ cap: { at: 49 }, checkIds: ['https-and-status'] });
    expect(withStatus(503)?.cap.because).toContain('status 503');
  });

  it('names who may not fetch the page, and the rule where there is one', () => {
    const blocked = robotsOf('User-agent: Bingbot\nUser-agent: GPTBot\nDisallow: /\n');
    expect(findCap(evidenceOf({ robots: blocked }))?.cap.because).toBe(
      'robots.txt does not let Bingbot fetch the page (line 3, “Disallow: /”)',
    );
    const agents = blocked.agents.map((agent) => ({ ...agent, rule: null, line: null }));
    expect(findCap(evidenceOf({ robots: { ...blocked, agents } }))?.cap.because).toBe(
      'robots.txt does not let Bingbot fetch the page',
    );
  });

  it.each([
    ['robots', 'the page asks engines not to index it'],
    ['bingbot', 'the page asks bingbot not to index it'],
  ])('names whom a noindex for %s addresses', (agent, because) => {
    const page = { robotsMeta: [{ agent, content: 'noindex' }] };
    expect(findCap(evidenceOf({ page }))).toMatchObject({
      cap: { because: expect.stringContaining(because) },
      checkIds: ['indexable'],
    });
  });

  it('comes where engines see only a form to sign in, on the home page', () => {
    const at = (requestedUrl: string) =>
      findCap(evidenceOf({ page: { asksToSignIn: true }, response: { requestedUrl } }));
    expect(at('https://bakery.example/')).toEqual({
      cap: { at: 49, because: 'engines see only a page to sign in' },
      checkIds: ['readable-without-javascript'],
    });
    expect(at('https://bakery.example/account')).toBeNull();
  });

  it('is not there for what could not be had', () => {
    const evidence = evidenceOf({ page: { robotsMeta: [{ agent: 'robots', content: 'noindex' }] } });
    expect(findCap(without(evidence, ['page']))).toBeNull();
    expect(findCap(without(evidence, ['response']))).toBeNull();
    expect(findCap(without(evidence, ['page', 'response', 'robots']))).toBeNull();
  });
});
