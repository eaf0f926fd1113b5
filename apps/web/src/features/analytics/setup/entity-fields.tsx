import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import type { EntityDraft } from './entity-draft.ts';

interface EntityFieldsProps {
  entity: EntityDraft;
  problem: string | undefined;
  onChange: (entity: EntityDraft) => void;
  onRemove?: () => void;
}

/** The names by which answers may call a brand, and its own hosts. */
export function EntityFields({ entity, problem, onChange, onRemove }: EntityFieldsProps) {
  const { own, name, aliases, domains, context } = entity;
  const legend = own ? 'Your brand' : name.trim() || 'A competitor';
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-box bg-raised p-5 ring ring-line sm:p-6">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field label={own ? 'Your brand, as people write it' : 'Name'} error={problem} required>
          <TextInput
            dir="auto"
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={(event) => onChange({ ...entity, name: event.target.value })}
          />
        </Field>
        <Field
          label={own ? 'Your domains, one per line' : 'Domains, one per line'}
          hint="Pages on them, and on what is under them, count as cited."
        >
          <TextArea
            rows={2}
            spellCheck={false}
            className="font-mono text-note"
            value={domains}
            onChange={(event) => onChange({ ...entity, domains: event.target.value })}
          />
        </Field>
      </div>
      <Disclosure
        className="border-t-0! [&>summary]:py-1!"
        defaultOpen={aliases !== '' || context !== ''}
        summary={
          <span className="text-note">
            Other names and context words
            <span className="sr-only"> of {legend}</span>
          </span>
        }
      >
        <div className="grid grid-cols-1 items-start gap-4 pt-3 sm:grid-cols-2">
          <Field label="Other names, one per line" hint="Short forms, former names, other scripts.">
            <TextArea
              dir="auto"
              rows={2}
              value={aliases}
              onChange={(event) => onChange({ ...entity, aliases: event.target.value })}
            />
          </Field>
          <Field
            label="Context words, one per line"
            hint="Only for a name that is an everyday word: “Orange” then counts only if “network” or the domain is in the answer too."
          >
            <TextArea
              dir="auto"
              rows={2}
              value={context}
              onChange={(event) => onChange({ ...entity, context: event.target.value })}
            />
          </Field>
        </div>
      </Disclosure>
      {onRemove && (
        <Button variant="quiet" size="small" className="-ml-4 justify-self-start" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove<span className="sr-only"> {legend}</span>
        </Button>
      )}
    </fieldset>
  );
}
