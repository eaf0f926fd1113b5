import type { LiveCheck } from '@visible-ai/shared/content/schema';
import type { Tone } from '@/components/ui/tone.ts';

/** The result of comparing a file with the one on the site, in one word. */
export const liveStates: Readonly<Record<LiveCheck['state'], { tone: Tone; word: string }>> = {
  same: { tone: 'good', word: 'Live' },
  different: { tone: 'middling', word: 'Different' },
  missing: { tone: 'poor', word: 'Not there' },
  unreachable: { tone: 'neutral', word: 'Could not be checked' },
};
