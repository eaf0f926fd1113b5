import { classNames } from '@/lib/class-names.ts';
import { type Tone, toneStroke, toneText } from './tone.ts';
import { useCountUp } from './use-count-up.ts';

export interface ScoreRingProps {
  /** 0 to 100. Null means no score: an empty ring with a dash. */
  score: number | null;
  /** The meaning of the number in a word or two, inside the large ring or under the small one. */
  word?: string;
  /** What is scored, for screen readers. */
  label: string;
  tone: Tone;
  size?: 'small' | 'large';
  /** Counts up from zero when it appears. */
  animate?: boolean;
}

const RADIUS = 54;
const ROUND = 2 * Math.PI * RADIUS;

/** A score as a ring with the number and its word. */
export function ScoreRing({ score, word, label, tone, size = 'large', animate = false }: ScoreRingProps) {
  const large = size === 'large';
  const shown = useCountUp(score ?? 0, animate);
  const spoken =
    score === null ? `${label}: ${word ?? 'no data'}` : `${label}: ${score} of 100${word ? `, ${word}` : ''}`;
  return (
    <div role="img" aria-label={spoken} className="inline-grid justify-items-center gap-2">
      <div className={classNames('relative', large ? 'size-32 sm:size-37' : 'size-18')}>
        <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
          <circle cx="60" cy="60" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth={large ? 7 : 9} />
          {score !== null && shown > 0 && (
            <circle
              className={toneStroke[tone]}
              cx="60"
              cy="60"
              r={RADIUS}
              fill="none"
              stroke="currentColor"
              strokeWidth={large ? 7 : 9}
              strokeLinecap="round"
              strokeDasharray={`${(shown / 100) * ROUND} ${ROUND}`}
            />
          )}
        </svg>
        <div className="absolute inset-0 grid place-content-center justify-items-center">
          <span
            className={classNames(
              'speaks translate-y-[0.06em] leading-none tabular-nums',
              large ? 'text-[3.25rem] tracking-[-0.03em]' : 'text-title',
            )}
          >
            {score === null ? '–' : Math.round(shown)}
          </span>
          {large && word && (
            <span className={classNames('mt-1 text-note font-semibold', toneText[tone])}>{word}</span>
          )}
        </div>
      </div>
      {!large && word && <span className="text-center text-note text-muted">{word}</span>}
    </div>
  );
}
