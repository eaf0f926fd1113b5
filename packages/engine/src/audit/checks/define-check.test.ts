import { describe, expect, it } from 'vitest';
import { defineCheck } from './define-check.ts';
import { evidenceOf, without } from './testing/evidence-of.ts';

const about = { id: 'bread', title: 'Bread', group: 'content', why: 'Because.' } as const;
const scored = (score: number, fix = { title: 'Bake', text: 'Bake it.' }) =>
  defineCheck({ ...about, needs: ['page'], run: () => ({ score, title: 'Found', evidence: 'Seen.', fix }) });

describe('a check', () => {
  it.each([
    [1, 'pass'],
    [0.9, 'pass'],
    [0.899, 'warn'],
    [0.5, 'warn'],
    [0.499, 'fail'],
    [0, 'fail'],
  ])('with score %d is a %s', (score, status) => {
    expect(scored(score).judge(evidenceOf()).status).toBe(status);
  });

  it.each([-0.001, 1.001, Number.NaN])('with score %d is broken', (score) => {
    expect(scored(score).judge(evidenceOf())).toMatchObject({ status: 'na', score: null });
  });

  it('has no drafts, nothing along and nothing that it may lower, where its fix brings none', () => {
    expect(scored(0).judge(evidenceOf())).toMatchObject({ drafts: [], along: [], mayLower: [], details: [] });
  });

  it('sees only the parts it needs', () => {
    let seen: string[] = [];
    const check = defineCheck({
      ...about,
      needs: ['llms', 'page'],
      run: (parts) => {
        seen = Object.keys(parts);
        return { score: 1, title: 'x', evidence: 'x' };
      },
    });
    check.judge(evidenceOf());
    expect(seen).toEqual(['llms', 'page']);
  });

  it('is not applicable, with the reason, when a part it needs is missing, and unmoved by other parts', () => {
    const check = scored(1);
    expect(check.judge(without(evidenceOf(), ['page']))).toMatchObject({
      status: 'na',
      score: null,
      evidence: 'Could not check: It took too long.',
      title: 'Bread',
    });
    expect(check.judge(without(evidenceOf(), ['robots', 'pagespeed'])).status).toBe('pass');
  });

  it('that asks for content says nothing of a home page that is only a form to sign in', () => {
    const run = () => ({ score: 1, title: 'x', evidence: 'x' });
    const check = defineCheck({ ...about, needs: ['page'], ofContent: true, run });
    const home = { requestedUrl: 'https://bakery.example/' };
    const form = evidenceOf({ page: { asksToSignIn: true }, response: home });
    expect(check.judge(form)).toMatchObject({
      status: 'na',
      evidence: expect.stringContaining('a form to sign in'),
    });
    expect(check.judge(evidenceOf({ response: home })).status).toBe('pass');
    expect(defineCheck({ ...about, needs: ['page'], run }).judge(form).status).toBe('pass');
  });

  it.each([{ ofContent: true }, { ofPresentation: true }] as const)(
    'that asks for what a page tells says nothing of one that only sends on: %o',
    (asks) => {
      const run = () => ({ score: 1, title: 'x', evidence: 'x' });
      const onward = evidenceOf({ page: { refresh: { url: 'https://bakery.example/en/', seconds: 0 } } });
      expect(defineCheck({ ...about, needs: ['page'], ...asks, run }).judge(onward)).toMatchObject({
        status: 'na',
        evidence: 'The page only sends its readers on to https://bakery.example/en/: audit that one.',
      });
      expect(defineCheck({ ...about, needs: ['page'], run }).judge(onward).status).toBe('pass');
    },
  );

  it('that breaks is an error of its own, never of the run', () => {
    const broken = defineCheck({
      ...about,
      needs: [],
      run: () => {
        throw new TypeError('bread is undefined');
      },
    });
    expect(broken.judge(evidenceOf())).toMatchObject({
      status: 'na',
      score: null,
      evidence: expect.stringContaining('bread is undefined'),
    });
  });

  it('offers no fix for a pass and demands one for a fault', () => {
    expect(scored(1).judge(evidenceOf())).toMatchObject({ fix: null, action: null });
    const careless = defineCheck({
      ...about,
      needs: [],
      run: () => ({ score: 0, title: 'x', evidence: 'x' }),
    });
    expect(careless.judge(evidenceOf()).status).toBe('na');
  });

  it('cuts long text, keeps it on one line and drops what would turn it round', () => {
    const check = defineCheck({
      ...about,
      needs: [],
      run: () => ({
        score: 1,
        title: 'a'.repeat(5000),
        evidence: 'one\ntwo\u202etxt',
        details: Array(100).fill('😀'.repeat(400)),
      }),
    });
    const found = check.judge(evidenceOf());
    expect(found.title.length).toBeLessThanOrEqual(120);
    expect(found.evidence).toBe('one two txt');
    expect(found.details).toHaveLength(20);
    expect(found.details[0]).not.toMatch(/\p{Surrogate}/u);
  });
});
