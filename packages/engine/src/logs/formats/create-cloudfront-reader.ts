import type { LogLine } from './log-line.ts';

/** The order of fields in the standard logs, for a file without its header. */
const STANDARD =
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

function once(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** CloudFront escapes characters (%XX), also those that the client has already escaped. */
const decoded = (text: string) => (text.includes('%') ? once(once(text)) : text);

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d:\d\d$/;
const STATUS = /^\d{3}$/;

/** Reads CloudFront's standard logs, by the fields that their header names. */
export function createCloudfrontReader() {
  let columns = columnsOf(STANDARD);
  return {
    /** A line that begins with `#`. */
    readHead(line: string): void {
      if (line.startsWith(FIELDS)) columns = columnsOf(line.slice(FIELDS.length));
    },
    read(line: string, into: LogLine): boolean {
      const fields = line.split('\t');
      const { date = '', time = '' } = { date: fields[columns.date], time: fields[columns.time] };
      const status = fields[columns.status] ?? '';
      const stem = fields[columns.stem];
      if (!DATE.test(date) || !TIME.test(time) || !STATUS.test(status) || stem === undefined) return false;
      const at = Date.parse(`${date}T${time}Z`);
      if (Number.isNaN(at)) return false;
      const query = fields[columns.query] ?? '-';
      into.at = at;
      into.address = fields[columns.address] ?? '';
      into.uri = query === '-' ? stem : `${stem}?${query}`;
      into.status = Number(status);
      into.referrer = decoded(fields[columns.referrer] ?? '');
      into.userAgent = decoded(fields[columns.userAgent] ?? '');
      return true;
    },
  };
}
