import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import type { LogLine } from './log-line.ts';

/** The order of fields in CloudFront's standard logs, for a file without its header. */
const CLOUDFRONT =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query';
const FIELDS = '#Fields:';

interface Columns {
  date: number;
  time: number;
  address: number;
  stem: number;
  query: number;
  status: number;
  referrer: number;
  userAgent: number;
}

function columnsOf(fields: string): Columns {
  const names = fields.trim().split(/\s+/);
  const at = (name: string) => names.indexOf(name);
  return {
    date: at('date'),
    time: at('time'),
    address: at('c-ip'),
    stem: at('cs-uri-stem'),
    query: at('cs-uri-query'),
    status: at('sc-status'),
    referrer: at('cs(Referer)'),
    userAgent: at('cs(User-Agent)'),
  };
}

/** CloudFront escapes characters (%XX), also those that the client has already escaped. */
const decoded = (text: string) => (text.includes('%') ? percentDecoded(percentDecoded(text)) : text);

/** IIS writes `+` for a space. */
const spaced = (text: string) => text.replaceAll('+', ' ');

/** The beginning of each line: its date, and the separator behind it. */
const DATED = /^\d{4}-\d\d-\d\d[\t ]/;
const DATE_LENGTH = 10;
const TIME = /^\d\d:\d\d:\d\d$/;
const STATUS = /^\d{3}$/;

/**
 * Reads the W3C extended format by the fields that its header names: CloudFront separates them by tabs and has
 * always the same ones, IIS separates them by spaces and has those that its owner chose.
 */
export function createW3cReader() {
  let named: Columns | null = null;
  const cloudfront = columnsOf(CLOUDFRONT);
  return {
    isLine: (line: string): boolean => DATED.test(line),
    /** A line that begins with `#`. */
    readHead(line: string): void {
      if (line.startsWith(FIELDS)) named = columnsOf(line.slice(FIELDS.length));
    },
    read(line: string, into: LogLine): boolean {
      const isTabbed = line.charAt(DATE_LENGTH) === '\t';
      const columns = named ?? (isTabbed ? cloudfront : null);
      if (columns === null) return false;
      const fields = line.split(isTabbed ? '\t' : ' ');
      const { date = '', time = '' } = { date: fields[columns.date], time: fields[columns.time] };
      const status = fields[columns.status] ?? '';
      const stem = fields[columns.stem];
      if (!TIME.test(time) || !STATUS.test(status) || stem === undefined) return false;
      const at = Date.parse(`${date}T${time}Z`);
      if (Number.isNaN(at)) return false;
      const query = fields[columns.query] ?? '-';
      const read = isTabbed ? decoded : spaced;
      into.at = at;
      into.address = fields[columns.address] ?? '';
      into.uri = query === '-' ? stem : `${stem}?${query}`;
      into.status = Number(status);
      into.referrer = read(fields[columns.referrer] ?? '');
      into.userAgent = read(fields[columns.userAgent] ?? '');
      return true;
    },
  };
}
