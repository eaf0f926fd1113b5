/** How good something is. The last three are the score colours; they always come with a word or an icon. */
export type Tone = 'neutral' | 'accent' | 'good' | 'middling' | 'poor';

export const toneText: Readonly<Record<Tone, string>> = {
  neutral: 'text-muted',
  accent: 'text-accent',
  good: 'text-good',
  middling: 'text-warn',
  poor: 'text-bad',
};

export const toneFill: Readonly<Record<Tone, string>> = {
  neutral: 'bg-faint',
  accent: 'bg-accent',
  good: 'bg-good',
  middling: 'bg-warn-mark',
  poor: 'bg-bad',
};

/** For lines drawn with `currentColor`. */
export const toneStroke: Readonly<Record<Tone, string>> = { ...toneText, middling: 'text-warn-mark' };

export const toneSoft: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  middling: 'bg-warn-soft text-warn',
  poor: 'bg-bad-soft text-bad',
};
