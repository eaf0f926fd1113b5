import type { SitemapReport } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import { evidenceOf, robotsOf, without } from '../checks/testing/evidence-of.ts';
import { buildDiagnostics } from './build-diagnostics.ts';

describe('the diagnostics', () => {
  it('hold exactly the fields of the specification', () => {
    expect(buildDiagnostics(evidenceOf())).toEqual({
      llmsTxtExists: true,
      robotsTxtAllowsAI: true,
      hasTargetSchema: true,
      h1Count: 1,
      imageAltPercentage: 100,
      sitemapExists: true,
      sitemapUrls: ['https://bakery.example/', 'https://bakery.example/prices'],
      performanceScore: 98,
      accessibilityScore: 100,
      bestPracticesScore: 100,
      seoScore: 100,
      performanceMetrics: {
        firstContentfulPaint: 1200,
        largestContentfulPaint: 1800,
        cumulativeLayoutShift: 0.01,
        speedIndex: 1500,
      },
    });
  });

  it('show zeros for PageSpeed when it is unavailable, or where it had no score', () => {
    expect(buildDiagnostics(without(evidenceOf(), ['pagespeed']))).toMatchObject({
      performanceScore: 0,
      seoScore: 0,
      performanceMetrics: {
        firstContentfulPaint: 0,
        largestContentfulPaint: 0,
        cumulativeLayoutShift: 0,
        speedIndex: 0,
      },
    });
    const scores = { performance: null, accessibility: 90, bestPractices: null, seo: null };
    expect(buildDiagnostics(evidenceOf({ pagespeed: { scores } }))).toMatchObject({
      performanceScore: 0,
      accessibilityScore: 90,
    });
  });

  it.each([
    [{ total: 0, withAlt: 0 }, 100],
    [{ total: 3, withAlt: 2 }, 67],
    [{ total: 250, withAlt: 199 }, 80],
    [{ total: 5, withAlt: 0 }, 0],
  ])('round the images with alt to a whole percent: %j', (images, percent) => {
    const page = { images: { ...images, missing: [] } };
    expect(buildDiagnostics(evidenceOf({ page })).imageAltPercentage).toBe(percent);
  });

  it.each(['missing', 'html', 'server-error'] as const)('do not count llms.txt that is %s', (state) => {
    expect(buildDiagnostics(evidenceOf({ llms: { state, file: null } })).llmsTxtExists).toBe(false);
  });

  it.each([
    ['Corporation', true],
    ['NewsArticle', true],
    ['Dentist', true],
    ['FAQPage', true],
    ['ImageObject', false],
    ['WebPage', false],
  ])('take %s for a type that answers use: %s', (type, useful) => {
    const node = { syntax: 'microdata' as const, types: [type], properties: {}, block: null, within: null };
    const structuredData = { nodes: [node], jsonLd: { blocks: 0, broken: [] } };
    expect(buildDiagnostics(evidenceOf({ page: { structuredData } })).hasTargetSchema).toBe(useful);
  });

  it('ask every counted agent, and no training agent', () => {
    const allows = (text: string) => buildDiagnostics(evidenceOf({ robots: text })).robotsTxtAllowsAI;
    expect(allows('User-agent: GPTBot\nDisallow: /')).toBe(true);
    expect(allows('User-agent: Applebot\nDisallow: /')).toBe(true);
    expect(allows('User-agent: Bingbot\nDisallow: /')).toBe(false);
    const unknown = robotsOf('');
    const agents = unknown.agents.map((agent) => ({ ...agent, verdict: 'unknown' as const }));
    expect(buildDiagnostics(evidenceOf({ robots: { ...unknown, agents } })).robotsTxtAllowsAI).toBe(false);
    expect(buildDiagnostics(without(evidenceOf(), ['robots'])).robotsTxtAllowsAI).toBe(false);
  });

  it('send at most 100 sitemap addresses, and know a sitemap from what is none', () => {
    const urls = Array.from({ length: 150 }, (_, index) => `https://bakery.example/${index}`);
    const none = {
      url: 'https://bakery.example/sitemap.xml',
      kind: 'none' as const,
      urls: 0,
      problem: 'a web page',
    };
    const index = { ...none, kind: 'index' as const, problem: null };
    const exists = (...files: SitemapReport['files']) => {
      const report = { total: 0, truncated: false, files };
      return buildDiagnostics(evidenceOf({ sitemap: { report, urls: [] } })).sitemapExists;
    };
    expect(buildDiagnostics(evidenceOf({ sitemap: { urls } })).sitemapUrls).toHaveLength(100);
    expect(exists(none)).toBe(false);
    expect(exists(none, index)).toBe(true);
    expect(buildDiagnostics(without(evidenceOf(), ['sitemap']))).toMatchObject({
      sitemapExists: false,
      sitemapUrls: [],
    });
  });
});
