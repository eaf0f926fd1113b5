import type { VisitVerdict } from '@visible-ai/shared/logs/schema';
import type { Tone } from '@/components/ui/tone.ts';

/** A word for each verdict about a visitor's identity, and the sentence that explains it. */
export const verdictWords: Readonly<Record<VisitVerdict, { word: string; tone: Tone; means: string }>> = {
  verified: {
    word: 'verified',
    tone: 'good',
    means: 'It came from an address that its operator publishes: it is who it says.',
  },
  claimed: {
    word: 'claimed',
    tone: 'neutral',
    means: 'It says who it is, and its operator publishes no addresses: nobody can prove it either way.',
  },
  spoofed: {
    word: 'spoofed',
    tone: 'poor',
    means: 'It says who it is and came from elsewhere: somebody else under a borrowed name.',
  },
  unverifiable: {
    word: 'unverifiable',
    tone: 'middling',
    means: 'It fetches a page for a person, and may come from that person’s own machine.',
  },
};

export const purposeWords = {
  search: 'Search',
  user: 'Asked by a person',
  training: 'Training',
} as const;
