import type { HostedFile } from '@visible-ai/shared/hosting/schema';
import type { Tone } from '@/components/ui/tone.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';

/** The result of fetching a file from the owner's own domain. */
export interface CheckedFile {
  file: string;
  url: string;
  same: boolean | null;
  reason: string | null;
}

interface DomainWords {
  tone: Tone;
  word: string;
  /** What the domain serves instead, or why we do not know, and the time of the check. */
  more: string;
}

/** Whether the owner's own domain serves exactly the published bytes. */
export function domainWords(
  { same, checkedAt }: Pick<HostedFile, 'same' | 'checkedAt'>,
  reason: string | null,
): DomainWords {
  if (checkedAt === null)
    return { tone: 'neutral', word: 'Not checked yet', more: 'Your own domain has not been asked for it.' };
  const when = `Checked ${formatZonedMoment(checkedAt)}.`;
  if (same) return { tone: 'good', word: 'On your domain', more: `It serves these very bytes. ${when}` };
  const because = reason ? `${reason.replace(/[.\s]*$/, '')}. ` : '';
  if (same === null) return { tone: 'neutral', word: 'Could not be checked', more: `${because}${when}` };
  return {
    tone: 'middling',
    word: 'Not on your domain',
    more: `${because || 'It does not serve these very bytes. '}${when}`,
  };
}
