import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { browserStorage } from '@/lib/browser-storage.ts';
import { MADE_ANALYSES } from '@/lib/made-analyses-key.ts';
import { signUpPath } from '@/lib/next-path.ts';

/** Whether this browser made the report and can prove it. Only then an account can get it. */
const isMadeHere = (id: string) => browserStorage.read(MADE_ANALYSES)?.includes(`"${id}"`) ?? false;

/** Offers an account to a visitor who made the report. Sign-up gives the report to it and leads back. */
export function KeepReport({ id }: { id: string }) {
  const [madeHere] = useState(() => isMadeHere(id));
  if (!madeHere) return null;
  return (
    <ButtonLink to={signUpPath(`/website-analysis?report=${id}`)} state={{ behind: true }}>
      <Bookmark aria-hidden />
      Keep this report
    </ButtonLink>
  );
}
