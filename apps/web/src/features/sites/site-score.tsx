import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import { ScoreRing } from '@/components/ui/score-ring.tsx';

interface SiteScoreProps {
  /** Null if there is no score yet. */
  score: number | null;
  size?: 'small' | 'large';
  /** Shown if there is no score. */
  without?: string;
}

/** The score of a site as a ring, with its word. */
export function SiteScore({ score, size = 'small', without = 'Not audited' }: SiteScoreProps) {
  const band = score === null ? null : scoreBand(score);
  return (
    <ScoreRing
      score={score}
      label="AI visibility score"
      tone={band ?? 'neutral'}
      word={band ? scoreWords[band] : without}
      size={size}
      animate={size === 'large'}
    />
  );
}
