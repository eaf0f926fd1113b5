import type { LogLine, ReadLine } from './log-line.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A header or field that may be a value or a list. */
const firstOf = (value: unknown): string => textOf(Array.isArray(value) ? value[0] : value);

/** Tolerance for binary rounding, in milliseconds. */
const FRACTION = 1e-3;

/** Seconds, milliseconds, microseconds or nanoseconds since 1970, by size; or a text such as RFC 3339. */
function momentOf(value: unknown): number | null {
  if (typeof value === 'number' && value > 0) {
    const perMillisecond = value > 1e17 ? 1e6 : value > 1e14 ? 1e3 : value > 1e11 ? 1 : 1e-3;
    return Math.floor(value / perMillisecond + FRACTION);
  }
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? null : parsed;
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 999;

function readCaddy({ request, status, ts }: Json, into: LogLine): boolean {
  if (!isObject(request) || typeof request.uri !== 'string' || !isStatus(status)) return false;
  const at = momentOf(ts);
  if (at === null) return false;
  const headers = isObject(request.headers) ? request.headers : {};
  into.at = at;
  into.address = textOf(request.client_ip) || textOf(request.remote_ip);
  into.uri = request.uri;
  into.status = status;
  into.referrer = firstOf(headers.Referer);
  into.userAgent = firstOf(headers['User-Agent']);
  return true;
}

function readCloudflare(line: Json, into: LogLine): boolean {
  const { ClientRequestURI: uri, EdgeResponseStatus: status } = line;
  const at = momentOf(line.EdgeStartTimestamp ?? line.EdgeEndTimestamp);
  if (typeof uri !== 'string' || !isStatus(status) || at === null) return false;
  into.at = at;
  into.address = textOf(line.ClientIP);
  into.uri = uri;
  into.status = status;
  into.referrer = textOf(line.ClientRequestReferer);
  into.userAgent = textOf(line.ClientRequestUserAgent);
  return true;
}

function readVercel({ proxy, timestamp }: Json, into: LogLine): boolean {
  if (!isObject(proxy) || typeof proxy.path !== 'string' || !isStatus(proxy.statusCode)) return false;
  const at = momentOf(proxy.timestamp ?? timestamp);
  if (at === null) return false;
  into.at = at;
  into.address = textOf(proxy.clientIp);
  into.uri = proxy.path;
  into.status = proxy.statusCode;
  into.referrer = textOf(proxy.referer);
  into.userAgent = firstOf(proxy.userAgent);
  return true;
}

/** A line of JSON from Caddy, Cloudflare or Vercel; its fields show which. */
export const readJsonLine: ReadLine = (line, into) => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // The parser's message would quote it.
    return false;
  }
  if (!isObject(value)) return false;
  if ('ClientRequestURI' in value) return readCloudflare(value, into);
  if ('proxy' in value) return readVercel(value, into);
  return readCaddy(value, into);
};
