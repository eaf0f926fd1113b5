import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { type FormEvent, useState } from 'react';
import { anyText, useDraft } from '@/lib/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { UrlInput } from '../ui/text-input.tsx';
import { ComparisonResult } from './comparison-result.tsx';
import { useComparison } from './use-comparison.ts';

/** Next to the audit of a page: judges another page by the same checks and shows where the two differ. */
export function CompareWithAnother({ ours }: { ours: string }) {
  const { value: theirs, change: setTheirs } = useDraft(`compare:${ours}`, anyText, '');
  const [problem, setProblem] = useState<string | null>(null);
  const comparison = useComparison();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkWebsiteUrl(theirs);
    if (!checked.ok) return setProblem(checked.error);
    setProblem(null);
    comparison.mutate({ ours, theirs: checked.url });
  };
  return (
    <section aria-labelledby="compare-title" className="border-t border-line pt-10 print:hidden">
      <h2 id="compare-title" className="speaks text-title">
        Compare with another page
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        A page that is cited where this one is not: both are read and judged by the same checks.
      </p>
      <form
        onSubmit={submit}
        noValidate
        aria-label="Compare with another page"
        className="mb-8 grid max-w-2xl items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field label="Their page" error={problem}>
          <UrlInput
            type="url"
            placeholder="competitor.com/page"
            autoComplete="off"
            value={theirs}
            onChange={(event) => {
              setTheirs(event.target.value);
              setProblem(null);
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="sm:mt-[27px]"
          loading={comparison.isPending}
          disabled={!theirs.trim()}
        >
          Compare
        </Button>
      </form>
      <ComparisonResult comparison={comparison} />
    </section>
  );
}
