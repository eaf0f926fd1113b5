import { useEffect, useState } from 'react';
import { ComparisonResult } from '@/components/page-comparison/comparison-result.tsx';
import { useComparison } from '@/components/page-comparison/use-comparison.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { OutsideLink } from '../outside-link.tsx';

interface WhyThemProps {
  theirs: string;
  /** The first one is compared automatically. */
  ours: readonly string[];
}

/** Compares their cited page with one of ours by the same checks. The click that led here starts it. */
export function WhyThem({ theirs, ours }: WhyThemProps) {
  const [first = ''] = ours;
  const [chosen, setChosen] = useState(first);
  const comparison = useComparison();
  const { mutate } = comparison;
  // Once for each page of theirs. For another page of ours people click a button.
  useEffect(() => {
    if (first) mutate({ ours: first, theirs });
  }, [first, theirs, mutate]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-note">
        <span className="text-muted">Their page: </span>
        <OutsideLink url={theirs} className="font-mono" />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ ours: chosen, theirs });
        }}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field label="Our page">
          <Select
            options={ours.map((url) => ({ value: url, label: shortAddress(url) }))}
            value={chosen}
            onValueChange={setChosen}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={comparison.isPending}>
          Compare again
        </Button>
      </form>
      <ComparisonResult comparison={comparison} />
    </div>
  );
}
