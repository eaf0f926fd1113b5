import type { SiteProgress } from '@visible-ai/shared/sites/schema';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { phaseWords } from './site-words.ts';

/** What a running audit is doing, in words. */
export function progressText({ phase, pagesDone, pagesTotal }: SiteProgress): string {
  if (phase === 'waiting') return phaseWords.waiting;
  if (pagesTotal === 0) return `${phaseWords[phase]}: ${counted(pagesDone, 'page')} so far`;
  return `${phaseWords[phase]}: ${formatCount(pagesDone)} of ${counted(pagesTotal, 'page')}`;
}

/**
 * The progress in percent. Reading takes nearly all of the time, so the later phases share the last tenth.
 */
export function progressShare({ phase, pagesDone, pagesTotal }: SiteProgress): number {
  switch (phase) {
    case 'waiting':
      return 0;
    case 'reading':
      return pagesTotal > 0 ? Math.round(Math.min(1, pagesDone / pagesTotal) * 90) : 0;
    case 'judging':
      return 92;
    case 'saving':
      return 97;
  }
}
