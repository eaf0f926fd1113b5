import { unreadCsv } from './formats/render-csv.ts';
import { unreadJson } from './formats/render-json.ts';
import { unreadJunit } from './formats/render-junit.ts';
import { unreadMarkdown } from './formats/render-markdown.ts';
import { unreadSarif } from './formats/render-sarif.ts';
import type { Unread } from './report.ts';

const renderers = {
  json: unreadJson,
  csv: unreadCsv,
  md: unreadMarkdown,
  sarif: unreadSarif,
  junit: unreadJunit,
} as const satisfies Record<string, (unread: Unread, version: string) => string>;

/** Formats in which one file can contain several addresses. */
export type JoinedFormat = keyof typeof renderers;

/** An address that could not be read, as a file that says so in its format. Pure. */
export const renderUnread = (unread: Unread, format: JoinedFormat, version: string): string =>
  renderers[format](unread, version);
