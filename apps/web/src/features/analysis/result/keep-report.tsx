import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { browserStorage } from '@/lib/browser-storage.ts';
import { MADE_ANALYSES } from '@/lib/made-analyses-key.ts';
import { signUpPath } from '@/lib/next-path.ts';

/** Whether this browser had the report made, and can prove it: only then it becomes the account's. */
const isMadeHere = (id: string) => browserStorage.read(MADE_ANALYSES)?.includes(`"${id}"`) ?? false;

/** To a visitor who had the report made: an account that it then belongs to, and the way back to it. */
export function KeepReport({ id }: { id: string }) {
  const [madeHere] = useState(() => isMadeHere(id));
  if (!madeHere) return null;
  return (
    <ButtonLink to={signUpPath(`/website-analysis?report=${id}`)}>
      <Bookmark aria-hidden />
      Keep this report
    </ButtonLink>
  );
}
