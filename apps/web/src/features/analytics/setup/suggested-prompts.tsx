import type { PanelSuggestions } from '@visible-ai/shared/answers/schema';
import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type Suggested = PanelSuggestions['prompts'][number];

interface SuggestedPromptsProps {
  suggested: readonly Suggested[];
  onApprove: (prompts: readonly Suggested[]) => void;
}

/** Questions suggested from the site's pages, with their sources. Only approved ones are asked. */
export function SuggestedPrompts({ suggested, onApprove }: SuggestedPromptsProps) {
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="rounded-box bg-sunken p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <h3 id="suggested" className="font-semibold">
            Suggested from your site ({suggested.length})
          </h3>
          <p className="text-note text-muted">None of them is asked until you approve it.</p>
        </div>
        <Button variant="secondary" size="small" onClick={() => onApprove(suggested)}>
          Approve all
        </Button>
      </div>
      <ul className="mt-4 border-b border-line-strong">
        {suggested.map((prompt) => (
          <li
            key={prompt.id}
            className="flex items-start justify-between gap-4 border-t border-line-strong py-3"
          >
            <div className="min-w-0">
              <p dir="auto" lang={prompt.locale} className="[overflow-wrap:anywhere]">
                {prompt.text}
              </p>
              <p dir="auto" className="text-note text-muted [overflow-wrap:anywhere]">
                {prompt.because}
              </p>
            </div>
            <Button variant="secondary" size="small" onClick={() => onApprove([prompt])}>
              <Check aria-hidden="true" />
              Approve<span className="sr-only">: {prompt.text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
