import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { nameOf } from './languages.ts';
import type { PromptDraft } from './prompt-draft.ts';
import { PromptFields } from './prompt-fields.tsx';

interface PromptRowProps {
  number: number;
  prompt: PromptDraft;
  branded: boolean;
  problem: string | undefined;
  onChange: (prompt: PromptDraft) => void;
  onRemove: () => void;
}

/** Language, country and tags in one line. */
export function promptFacts({ locale, country, tags }: Omit<PromptDraft, 'id' | 'text' | 'paused'>): string {
  return [nameOf('language', locale), country && `from ${nameOf('region', country)}`, tags]
    .filter(Boolean)
    .join(' · ');
}

/** An approved prompt on one line. It can be edited there. */
export function PromptRow({ number, prompt, branded, problem, onChange, onRemove }: PromptRowProps) {
  const [open, setOpen] = useState(false);
  const editing = open || problem !== undefined;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-t border-line py-4">
      <span aria-hidden="true" className="mt-[3px]">
        <Chip lit={!prompt.paused}>{number}</Chip>
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-3">
        {editing ? (
          <>
            <PromptFields prompt={prompt} label={`Prompt ${number}`} problem={problem} onChange={onChange} />
            <Button
              variant="secondary"
              size="small"
              className="justify-self-start"
              onClick={() => setOpen(false)}
            >
              Done
            </Button>
          </>
        ) : (
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p dir="auto" lang={prompt.locale} className="font-semibold [overflow-wrap:anywhere]">
                {prompt.text}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
                {promptFacts(prompt)}
                {branded && <Badge>Names you: left out of the share of voice</Badge>}
              </p>
            </div>
            <div className="flex shrink-0 gap-1">
              <IconButton label={`Change prompt ${number}`} onClick={() => setOpen(true)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton label={`Remove prompt ${number}`} onClick={onRemove}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        )}
        <Switch
          checked={!prompt.paused}
          onCheckedChange={(asked) => onChange({ ...prompt, paused: !asked })}
          label={
            <span className="font-normal">
              {prompt.paused ? 'Paused: kept, and not asked' : 'Asked in each run'}
              <span className="sr-only">: prompt {number}</span>
            </span>
          }
          className="flex-row-reverse justify-end! gap-3!"
        />
      </div>
    </li>
  );
}
