/** The formats in which a report can be downloaded. */
export const exportFormats = ['json', 'csv', 'html', 'md', 'pdf', 'sarif', 'junit'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const papers = ['a4', 'letter'] as const;
/** The paper sizes of a PDF. */
export type Paper = (typeof papers)[number];

interface FormatFacts {
  label: string;
  /** What the format is useful for, in a few words. */
  use: string;
  /** The file extension, without the dot. */
  ending: string;
  mediaType: string;
}

export const formatFacts: Readonly<Record<ExportFormat, FormatFacts>> = {
  json: { label: 'JSON', use: 'for programs', ending: 'json', mediaType: 'application/json' },
  csv: { label: 'CSV', use: 'for spreadsheets', ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
  html: {
    label: 'HTML',
    use: 'one page, to keep or send',
    ending: 'html',
    mediaType: 'text/html; charset=utf-8',
  },
  md: {
    label: 'Markdown',
    use: 'for notes and tickets',
    ending: 'md',
    mediaType: 'text/markdown; charset=utf-8',
  },
  pdf: { label: 'PDF', use: 'to print or send', ending: 'pdf', mediaType: 'application/pdf' },
  sarif: { label: 'SARIF', use: 'for code scanning', ending: 'sarif', mediaType: 'application/sarif+json' },
  junit: { label: 'JUnit', use: 'for test reports', ending: 'xml', mediaType: 'application/xml' },
};

/** The file name of a report: its host without the port, and the UTC day on which it was made. */
export function exportFileName(url: string, createdAt: string, format: ExportFormat): string {
  const host = URL.parse(url)?.hostname.replace(/[^a-z0-9.-]/gi, '') || 'report';
  return `visible-ai-${host}-${new Date(createdAt).toISOString().slice(0, 10)}.${formatFacts[format].ending}`;
}
