import { About } from '@/features/marketing/about/about.tsx';

export function AboutPage() {
  return <About />;
}
