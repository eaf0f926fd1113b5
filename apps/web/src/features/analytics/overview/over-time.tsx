import { figureOf, shareFigure } from '@visible-ai/shared/answers/rate-words';
import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import { answersPath } from '../answers-paths.ts';
import { RateChart } from '../chart/rate-chart.tsx';

type What = 'mention' | 'citation' | 'shareOfVoice';

const labels: Readonly<Record<What, string>> = {
  mention: 'Named',
  citation: 'Cited',
  shareOfVoice: 'Share of voice',
};

/** For each run: how often the site is named, how often it is cited, and its share of all namings. */
export function OverTime({
  siteId,
  summary: { series, competitors },
}: {
  siteId: string;
  summary: Pick<AnswersSummary, 'series' | 'competitors'>;
}) {
  const isMeasured = competitors.length > 0;
  const [what, setWhat] = useState<What>('mention');
  const chart = (of: What) => (
    <RateChart
      label={labels[of]}
      points={series.map((run) => ({
        at: run.at,
        to: answersPath(siteId, { run: run.runId }),
        changed: run.break !== null,
        figure: of === 'shareOfVoice' ? shareFigure(run.shareOfVoice, isMeasured) : figureOf(run[of]),
      }))}
    />
  );
  return (
    <Tabs
      label="What is drawn"
      value={what}
      onValueChange={setWhat}
      items={(['mention', 'citation', 'shareOfVoice'] as const).map((of) => ({
        value: of,
        label: labels[of],
        content: chart(of),
      }))}
    />
  );
}
