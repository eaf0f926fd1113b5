import type { ContentType } from '@visible-ai/shared/content/schema';
import { type UploadSteps, uploadSteps } from '@visible-ai/shared/hosting/upload-steps';
import { Badge } from '@/components/ui/badge.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { Tone } from '@/components/ui/tone.ts';

const possibleWords: Readonly<Record<UploadSteps['possible'], { tone: Tone; word: string } | null>> = {
  yes: null,
  partly: { tone: 'middling', word: 'With limits' },
  no: { tone: 'neutral', word: 'Has no place for it' },
};

interface UploadByHandProps {
  kind: ContentType;
  label: string;
  /** The site's platform, chosen once for all files. */
  platform: string | null;
  onPlatform: (platform: string) => void;
}

/** How to put a file on a platform where owners cannot add code to the server. */
export function UploadByHand({ kind, label, platform, onPlatform }: UploadByHandProps) {
  const all = uploadSteps(kind);
  const shown = all.find((steps) => steps.platform === platform) ?? all[0];
  if (!shown) return null;
  const limits = possibleWords[shown.possible];
  return (
    <Disclosure
      summary={
        <span className="text-note">
          Put it there by hand<span className="sr-only">: {label}</span>
        </span>
      }
      className="-mt-2 -mb-5 border-t-0!"
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <Field label="Your site is made with" className="w-64 max-w-full">
            <Select
              options={all.map((steps) => ({ value: steps.platform, label: steps.label }))}
              value={shown.platform}
              onValueChange={onPlatform}
            />
          </Field>
          {limits && (
            <span className="pb-2.5">
              <Badge tone={limits.tone} className="whitespace-normal!">
                {limits.word}
              </Badge>
            </span>
          )}
        </div>
        <ol
          aria-label={`${label} on ${shown.label}`}
          className="grid max-w-prose list-decimal grid-cols-1 gap-1.5 pl-5 text-note marker:text-muted"
        >
          {shown.steps.map((step) => (
            <li key={step} className="[overflow-wrap:anywhere]">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </Disclosure>
  );
}
