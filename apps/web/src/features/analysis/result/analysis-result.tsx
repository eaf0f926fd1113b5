import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { AgentTable } from './agent-table.tsx';
import { CheckList } from './check-list.tsx';
import { CoreWebVitals } from './core-web-vitals.tsx';
import { DiagnosticsPanel } from './diagnostics-panel.tsx';
import { GroupBars } from './group-bars.tsx';
import { PageSpeedPanel } from './page-speed-panel.tsx';
import { ScoreHeader } from './score-header.tsx';
import { SitemapList } from './sitemap-list.tsx';

interface AnalysisResultProps {
  analysis: SavedAnalysis;
  shareUrl: string;
  onRunAgain: () => void;
}

/** A finished audit: the score, what to fix, and the evidence for every point. */
export function AnalysisResult({ analysis, shareUrl, onRunAgain }: AnalysisResultProps) {
  return (
    <article aria-label={`Analysis of ${analysis.siteName}`} className="grid grid-cols-1 gap-10">
      <ScoreHeader analysis={analysis} shareUrl={shareUrl} onRunAgain={onRunAgain} />
      <GroupBars checks={analysis.checks} />
      <div className="grid grid-cols-1 items-start gap-10 sm:gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <CheckList analysis={analysis} />
        <div className="grid min-w-0 grid-cols-1 gap-10 sm:gap-14">
          <DiagnosticsPanel diagnostics={analysis.diagnostics} />
          <AgentTable agents={analysis.agents} robots={analysis.robots} />
          <PageSpeedPanel analysis={analysis} />
          <CoreWebVitals diagnostics={analysis.diagnostics} />
          <SitemapList analysis={analysis} />
        </div>
      </div>
    </article>
  );
}
