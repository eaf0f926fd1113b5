import { Privacy } from '@/features/marketing/policies/privacy.tsx';

export function PrivacyPage() {
  return <Privacy />;
}
