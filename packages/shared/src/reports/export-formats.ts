/** The formats in which a report leaves the house. */
export const exportFormats = ['json', 'csv', 'html', 'md', 'pdf', 'sarif', 'junit'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const papers = ['a4', 'letter'] as const;
/** The sheet that a PDF is drawn for. */
export type Paper = (typeof papers)[number];

interface FormatFacts {
  label: string;
  /** What it is good for, in a few words. */
  use: string;
  /** Of a file's name, without the dot. */
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

/** What a report is saved as: its host without the port, and the day it was made, UTC. */
export function exportFileName(url: string, createdAt: string, format: ExportFormat): string {
  const host = URL.parse(url)?.hostname.replace(/[^a-z0-9.-]/gi, '') || 'report';
  return `visible-ai-${host}-${new Date(createdAt).toISOString().slice(0, 10)}.${formatFacts[format].ending}`;
}
