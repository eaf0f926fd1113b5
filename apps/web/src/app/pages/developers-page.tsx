import { Developers } from '@/features/developers/developers.tsx';

export function DevelopersPage() {
  return <Developers />;
}
