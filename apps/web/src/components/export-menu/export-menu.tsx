import { useMutation } from '@tanstack/react-query';
import {
  type ExportFormat,
  exportFileName,
  exportFormats,
  formatFacts,
  type Paper,
} from '@visible-ai/shared/reports/export-formats';
import { Download } from 'lucide-react';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { MenuItem, MenuSeparator } from '@/components/ui/menu-item.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { type ExportedReport, fetchReport } from './fetch-report.ts';

interface Choice {
  format: ExportFormat;
  paper: Paper;
  label: string;
  use: string;
}

const choiceOf = (format: ExportFormat): Choice => ({ format, paper: 'a4', ...formatFacts[format] });
const pdf = { format: 'pdf', use: formatFacts.pdf.use } as const;
/** Formats for people come first, formats for programs come below the line. */
const forPeople: Choice[] = [
  { ...pdf, paper: 'a4', label: 'PDF, A4' },
  { ...pdf, paper: 'letter', label: 'PDF, US Letter' },
  choiceOf('html'),
  choiceOf('md'),
  choiceOf('csv'),
];
const forPrograms = exportFormats
  .filter((format) => !forPeople.some((choice) => choice.format === format))
  .map(choiceOf);

/** Downloads a report in the chosen format. */
export function ExportMenu({ report }: { report: ExportedReport }) {
  const taking = useMutation({
    mutationFn: ({ format, paper }: Choice) => fetchReport(report, format, paper),
    onSuccess: (file, { format }) => saveFile(exportFileName(report.url, report.createdAt, format), file),
    onError: (error) => toastFailure(error, 'The report could not be exported'),
  });
  const toItem = (choice: Choice) => (
    <MenuItem key={choice.label} disabled={taking.isPending} onSelect={() => taking.mutate(choice)}>
      <span className="font-semibold">{choice.label}</span>
      <span className="ml-auto pl-6 text-muted">{choice.use}</span>
    </MenuItem>
  );
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" aria-busy={taking.isPending || undefined}>
            {taking.isPending ? <Spinner /> : <Download aria-hidden="true" />}
            Export
          </Button>
        }
      >
        {forPeople.map(toItem)}
        <MenuSeparator />
        {forPrograms.map(toItem)}
      </Menu>
      <span role="status" className="sr-only">
        {taking.isPending && `Preparing the export: ${taking.variables.label}`}
      </span>
    </>
  );
}
