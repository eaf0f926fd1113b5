import type { Diagnostics } from '@visible-ai/shared/analysis/schema';
import { Check, X } from 'lucide-react';

/** The specification's thresholds: exactly one H1, and alternative texts on at least 80 % of the images. */
const H1_EXPECTED = 1;
const IMAGE_ALT_PASSES_AT = 80;

function rows(diagnostics: Diagnostics) {
  const { h1Count, imageAltPercentage, sitemapUrls } = diagnostics;
  return [
    {
      label: 'llms.txt',
      pass: diagnostics.llmsTxtExists,
      value: diagnostics.llmsTxtExists ? 'Found' : 'Not found',
    },
    {
      label: 'robots.txt allows AI',
      pass: diagnostics.robotsTxtAllowsAI,
      value: diagnostics.robotsTxtAllowsAI ? 'Yes' : 'No',
    },
    {
      label: 'Structured data',
      pass: diagnostics.hasTargetSchema,
      value: diagnostics.hasTargetSchema ? 'Found' : 'Not found',
    },
    { label: 'H1 headings', pass: h1Count === H1_EXPECTED, value: `${h1Count} found` },
    {
      label: 'Image alternatives',
      pass: imageAltPercentage >= IMAGE_ALT_PASSES_AT,
      value: `${imageAltPercentage}%`,
    },
    {
      label: 'Sitemap',
      pass: diagnostics.sitemapExists,
      value: diagnostics.sitemapExists
        ? `${sitemapUrls.length}${sitemapUrls.length === 100 ? '+' : ''} ${sitemapUrls.length === 1 ? 'page' : 'pages'}`
        : 'Not found',
    },
  ];
}

/** Six facts about the page. */
export function DiagnosticsPanel({ diagnostics }: { diagnostics: Diagnostics }) {
  return (
    <section aria-labelledby="diagnostics-title">
      <h2 id="diagnostics-title" className="mb-4 speaks text-title">
        Diagnostics
      </h2>
      <dl className="border-b border-line">
        {rows(diagnostics).map(({ label, pass, value }) => (
          <div key={label} className="flex items-center gap-3 border-t border-line py-2.5">
            <dt className="flex-1">{label}</dt>
            <dd className="flex items-center gap-2 text-note tabular-nums">
              {value}
              {pass ? (
                <Check aria-label="passed" className="size-4 text-good" strokeWidth={2.5} />
              ) : (
                <X aria-label="not passed" className="size-4 text-bad" strokeWidth={2.5} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
