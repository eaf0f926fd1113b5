import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { BrandLine, brandStyle, brandVerdictStyle } from '@/components/brand-line.tsx';
import { AgentTable } from './agent-table.tsx';
import { CoreWebVitals } from './core-web-vitals.tsx';
import { DiagnosticsPanel } from './diagnostics-panel.tsx';
import { EngineTable } from './engine-table.tsx';
import { FixLadder } from './fix-ladder.tsx';
import { GroupBars } from './group-bars.tsx';
import { NextStep } from './next-step.tsx';
import { PageSpeedPanel } from './page-speed-panel.tsx';
import { Recommendations } from './recommendations.tsx';
import { RestOfChecks } from './rest-of-checks.tsx';
import { ScoreHeader } from './score-header.tsx';
import { SitemapList } from './sitemap-list.tsx';

interface AnalysisResultProps {
  analysis: SavedAnalysis;
  shareUrl: string;
  /** The address that gets a copy, if the visitor has just run the audit. */
  mailedTo: string | null;
  onRunAgain: () => void;
}

/** On a tablet two columns. Where the page's speed is unknown, the third measurement has the second one to itself. */
const measurementsClass = [
  'grid min-w-0 grid-cols-1 items-start gap-9 @min-[54rem]:row-span-2',
  '@min-[42rem]:@max-[54rem]:grid-cols-2 @min-[42rem]:@max-[54rem]:grid-rows-[auto_1fr]',
  '@min-[42rem]:@max-[54rem]:gap-x-10 @min-[42rem]:@max-[54rem]:gap-y-14',
  '@min-[42rem]:@max-[54rem]:*:last:nth-3:col-start-2 @min-[42rem]:@max-[54rem]:*:last:nth-3:row-span-2 @min-[42rem]:@max-[54rem]:*:last:nth-3:row-start-1',
].join(' ');

/**
 * A finished audit, in reading order: the score, who may read the page, what the fixes gain, the fixes, the
 * measurements, and folded the evidence for all other points. In a wide window the measurements are beside
 * the fixes.
 */
export function AnalysisResult({ analysis, shareUrl, mailedTo, onRunAgain }: AnalysisResultProps) {
  return (
    <article
      aria-label={`Analysis of ${analysis.siteName}`}
      className="@container grid grid-cols-1 gap-9 md:gap-14"
      style={analysis.branding && brandStyle(analysis.branding)}
    >
      {analysis.branding && <BrandLine brand={analysis.branding} />}
      <ScoreHeader analysis={analysis} shareUrl={shareUrl} mailedTo={mailedTo} onRunAgain={onRunAgain} />
      <div className="grid grid-cols-1 items-start gap-9 md:gap-14 @min-[54rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="min-w-0" style={analysis.branding && brandVerdictStyle(analysis.branding)}>
          <EngineTable analysis={analysis} />
        </div>
        <FixLadder analysis={analysis} />
      </div>
      <div className="grid grid-cols-1 items-start gap-9 md:gap-14 @min-[54rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] @min-[54rem]:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-9">
          <Recommendations analysis={analysis} />
          <NextStep />
        </div>
        <div className={measurementsClass}>
          <PageSpeedPanel analysis={analysis} />
          <CoreWebVitals diagnostics={analysis.diagnostics} />
          <GroupBars checks={analysis.checks} />
          <DiagnosticsPanel diagnostics={analysis.diagnostics} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-2 border-t border-line pt-6">
          <RestOfChecks analysis={analysis} />
          <AgentTable agents={analysis.agents} robots={analysis.robots} />
          <SitemapList analysis={analysis} />
        </div>
      </div>
      {analysis.branding?.footer && (
        <p className="border-t border-line pt-5 text-note text-muted">{analysis.branding.footer}</p>
      )}
    </article>
  );
}
