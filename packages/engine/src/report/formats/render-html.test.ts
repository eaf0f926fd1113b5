import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { ReportBranding } from '../report-branding.ts';
import { hostileTexts, madeReport, madeSiteReport, PLAIN, saying, whole } from '../testing/made-reports.ts';
import { plainText } from './plain-text.ts';
import { renderHtml } from './render-html.ts';

const brand: ReportBranding = {
  name: 'Lindner & Partner',
  website: 'https://lindner.example/',
  accent: '#0a66c2',
  footer: 'Prepared for the bakery.',
  logo: { mediaType: 'image/png', bytes: Uint8Array.of(137, 80, 78, 71) },
  hideProductName: true,
};
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('HTML', () => {
  it('tells score, engines, ladder, faults and their snippets in one page', async () => {
    const report = madeReport();
    const $ = load(await whole(renderHtml(report, PLAIN)));
    expect($('h1').text()).toBe('Bakery Example');
    expect($('[role=img]').attr('aria-label')).toBe('AI visibility score: 49 of 100, Poor');
    expect($('.engines tbody tr')).toHaveLength(5);
    expect($('.ladder li').length).toBe(report.model.ladder.steps.length + (report.model.ladder.all ? 2 : 1));
    const faults = report.model.findings.filter(({ status }) => status === 'fail' || status === 'warn');
    expect($('.fault-card')).toHaveLength(faults.length);
    expect($('.fault-card pre').length).toBe(faults.filter(({ snippet }) => snippet !== null).length);
    expect($('[role=note]').text()).toContain('The score is capped at 49');
  });

  it('lists each page of a site with its faults', async () => {
    const $ = load(await whole(renderHtml(madeSiteReport(), PLAIN)));
    const rows = $('.pages tbody tr')
      .toArray()
      .map((row) => squeezed($(row).text()));
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/^https:\/\/bakery\.example\/product\/a.*title.*dates/);
    expect(rows[3]).toContain('Could not be checked. The server answered with status 503.');
  });

  it.each(hostileTexts)(
    'runs nothing, asks for nothing and links to the web alone, whatever a page says: %s',
    async (_name, text) => {
      for (const report of [saying(madeReport(), text), saying(madeSiteReport(), text)]) {
        const $ = load(await whole(renderHtml(report, PLAIN)));
        expect(
          $('script, iframe, object, embed, link, form, base, img, video, audio, image, use'),
        ).toHaveLength(0);
        const attributes = $('*')
          .toArray()
          .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []));
        expect(
          attributes.filter(([name]) =>
            /^(?:on|src$|srcset$|style$|formaction$|xlink|background$)/.test(name),
          ),
        ).toEqual([]);
        for (const [name, value] of attributes) if (name === 'href') expect(value).toMatch(/^https?:\/\//);
        for (const link of $('a').toArray()) expect($(link).attr('rel')).toContain('nofollow');
        expect(squeezed($('h1').text())).toBe(squeezed(plainText(text)));
        expect($('h1').attr('dir')).toBe('auto');
        expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toContain("default-src 'none'");
      }
    },
  );

  it('carries the brand of its owner, and where asked no name of ours', async () => {
    const text = await whole(renderHtml(madeReport(), { ...PLAIN, branding: brand }));
    const $ = load(text);
    expect($('.brand img').attr('src')).toBe('data:image/png;base64,iVBORw==');
    expect($('.brand img').attr('alt')).toBe('Lindner & Partner');
    expect($('footer').text()).toBe('Prepared for the bakery.https://lindner.example/');
    expect(text).toContain('light-dark(#0a66c2');
    expect(text).not.toContain('Visible AI');
  });

  it('marks what may read the page in green under another brand, whose colour may be red', async () => {
    const styleOf = async (branding: ReportBranding | null) =>
      /\.engines\{([^}]*)\}/.exec(await whole(renderHtml(madeReport(), { ...PLAIN, branding })))?.[1];
    expect(await styleOf(brand)).toContain('--accent:var(--good)');
    expect(await styleOf(null)).not.toContain('--accent');
  });

  it('takes no colour that is none', async () => {
    const accent = '#fff;}</style><script>alert(1)</script>';
    const text = await whole(renderHtml(madeReport(), { ...PLAIN, branding: { ...brand, accent } }));
    expect(text).not.toContain('alert(1)');
  });
});
