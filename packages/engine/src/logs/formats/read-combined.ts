import { isIP } from 'node:net';
import type { ReadLine } from './log-line.ts';

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** `combined` and `vhost_combined` of nginx and Apache; everything after the user agent is ignored. */
const COMBINED = new RegExp(
  String.raw`^(\S+) (\S+) [^[]*\[(\d\d)/([A-Z][a-z]{2})/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-]\d\d)(\d\d)\] ${QUOTED} (\d{3}) (?:\d+|-) ${QUOTED} ${QUOTED}`,
);
const HEX = /\\x([0-9A-Fa-f]{2})/g;
const BACKSLASHED = /\\(.)/g;

/** nginx writes a quote as `\x22`, Apache as `\"`. */
const plain = (text: string) =>
  text.includes('\\')
    ? text
        .replace(HEX, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(BACKSLASHED, '$1')
    : text;

/** `vhost_combined` has the name of the host before the address. */
const addressOf = (first: string, second: string) =>
  second !== '-' && isIP(second) > 0 && isIP(first) === 0 ? second : first;

/** `GET /path HTTP/1.1` without the method and protocol; '' if it is not a request. */
function askedFor(request: string): string {
  const from = request.indexOf(' ') + 1;
  const to = request.lastIndexOf(' ');
  return from > 0 && to > from ? request.slice(from, to) : '';
}

export const readCombined: ReadLine = (line, into) => {
  const found = COMBINED.exec(line);
  if (!found) return false;
  const [, first = '', second = '', day, month = '', year, hour, minute, seconds, zone = '', zoneMinutes] =
    found;
  const monthAt = MONTHS.indexOf(month);
  if (monthAt < 0 || monthAt % 3 !== 0) return false;
  const local = Date.UTC(
    Number(year),
    monthAt / 3,
    Number(day),
    Number(hour),
    Number(minute),
    Number(seconds),
  );
  const sign = zone.startsWith('-') ? -1 : 1;
  into.at = local - (Number(zone) * 60 + sign * Number(zoneMinutes)) * 60_000;
  into.address = addressOf(first, second);
  into.uri = askedFor(found[11] ?? '');
  into.status = Number(found[12]);
  into.referrer = found[13] ?? '';
  into.userAgent = plain(found[14] ?? '');
  return true;
};
