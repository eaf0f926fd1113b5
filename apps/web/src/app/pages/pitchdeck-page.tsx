import { PitchDeck } from '@/features/marketing/pitch-deck/pitch-deck.tsx';

export function PitchdeckPage() {
  return <PitchDeck />;
}
