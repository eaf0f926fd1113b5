import { Landing } from '@/features/marketing/landing/landing.tsx';

export function LandingPage() {
  return <Landing />;
}
