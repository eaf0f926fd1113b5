import { render, screen } from '@testing-library/react';
import type { Diagnostics } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import { CoreWebVitals } from './core-web-vitals.tsx';

const nothingMeasured: Diagnostics = {
  llmsTxtExists: false,
  robotsTxtAllowsAI: true,
  hasTargetSchema: false,
  h1Count: 1,
  imageAltPercentage: 100,
  sitemapExists: false,
  sitemapUrls: [],
  performanceScore: 0,
  accessibilityScore: 0,
  bestPracticesScore: 0,
  seoScore: 0,
  performanceMetrics: {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    cumulativeLayoutShift: 0,
    speedIndex: 0,
  },
};

describe('CoreWebVitals', () => {
  it('gives seconds one decimal and the layout shift three, each with its word and its bounds', () => {
    const performanceMetrics = {
      firstContentfulPaint: 1234,
      largestContentfulPaint: 3960,
      cumulativeLayoutShift: 0.26,
      speedIndex: 3400,
    };
    render(<CoreWebVitals diagnostics={{ ...nothingMeasured, performanceMetrics }} />);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '1.2 s Good',
      'good to 1.8 s, poor over 3.0 s',
      '4.0 s Needs work',
      'good to 2.5 s, poor over 4.0 s',
      '0.260 Poor',
      'good to 0.1, poor over 0.25',
      '3.4 s Good',
      'good to 3.4 s, poor over 5.8 s',
    ]);
  });

  it('is absent when nothing was measured', () => {
    const { container } = render(<CoreWebVitals diagnostics={nothingMeasured} />);
    expect(container).toBeEmptyDOMElement();
  });
});
