import { Cookies } from '@/features/marketing/policies/cookies.tsx';

export function CookiesPage() {
  return <Cookies />;
}
