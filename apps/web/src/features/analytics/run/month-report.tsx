import { useMutation } from '@tanstack/react-query';
import { answersReport } from '@visible-ai/shared/answers/endpoints';
import { monthOfMoment, monthTitle, reportMonth } from '@visible-ai/shared/answers/report-month';
import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import type { Paper } from '@visible-ai/shared/reports/export-formats';
import type { Site } from '@visible-ai/shared/sites/schema';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { fetchFile } from '@/lib/fetch-file.ts';
import { saveFile } from '@/lib/save-file.ts';

const papers: { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** The month that the address names. Mails link to it. */
function useLinkedMonth(): string | null {
  const [search] = useSearchParams();
  const asked = reportMonth.safeParse(search.get('report'));
  return asked.success ? asked.data : null;
}

/** Downloads the figures of a calendar month as a PDF in the owner's branding. */
export function MonthReport({ site, runs }: { site: Site; runs: readonly AnswerRun[] }) {
  const linked = useLinkedMonth();
  const months = [
    ...new Set([
      ...(linked === null ? [] : [linked]),
      ...runs.filter(({ status }) => status !== 'running').map(({ createdAt }) => monthOfMoment(createdAt)),
    ]),
  ]
    .sort()
    .reverse();
  const [chosen, setChosen] = useState<string | null>(null);
  const [paper, setPaper] = useState<Paper>('a4');
  const month = chosen ?? linked ?? months[0];
  const form = useRef<HTMLFormElement>(null);
  // Scrolls to the report for people who come from the mail about a month.
  useEffect(() => {
    if (linked !== null) form.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  const taking = useMutation({
    mutationFn: (of: string) =>
      fetchFile(answersReport, { params: { id: site.id }, query: { month: of, paper } }),
    onSuccess: (file, of) => saveFile(`answers-${site.name}-${of}.pdf`, file),
    onError: (error) => toastFailure(error, 'The report could not be made'),
  });
  if (month === undefined) return null;
  return (
    <form
      ref={form}
      aria-label="Monthly report"
      className="mb-8 grid scroll-mt-24 grid-cols-1 items-end gap-x-3 gap-y-4 rounded-box bg-sunken p-5 print:hidden sm:grid-cols-[minmax(0,14rem)_minmax(0,9rem)_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault();
        taking.mutate(month);
      }}
    >
      <Field label="Monthly report">
        <Select
          options={months.map((value) => ({ value, label: monthTitle(value) }))}
          value={month}
          onValueChange={setChosen}
        />
      </Field>
      <Field label="Sheet">
        <Select
          options={papers}
          value={paper}
          onValueChange={(value) => setPaper(value === 'letter' ? 'letter' : 'a4')}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={taking.isPending}>
        <Download aria-hidden="true" />
        Download as PDF
      </Button>
    </form>
  );
}
