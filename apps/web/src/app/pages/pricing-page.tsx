import { Pricing } from '@/features/marketing/pricing/pricing.tsx';

export function PricingPage() {
  return <Pricing />;
}
