import { LandingHero } from '@/app/landing/landing-hero.tsx';

export function LandingPage() {
  return <LandingHero />;
}
