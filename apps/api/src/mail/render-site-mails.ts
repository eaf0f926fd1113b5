import type { SiteChange, SiteEvent } from '@visible-ai/shared/sites/webhook-events';
import { type MailBrand, oneLine, type RenderedMail, renderMail } from './mail-layout.ts';

type News = Extract<SiteEvent, { type: 'site.regressed' | 'site.recovered' }>;

/** The news of one audit of a site. */
export interface SiteNews {
  regressed: Extract<News, { type: 'site.regressed' }> | undefined;
  recovered: Extract<News, { type: 'site.recovered' }> | undefined;
}

/** A time in the reader's time zone, e.g. "3 March 2026 at 06:12 (Europe/Berlin)". */
function written(moment: string, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(moment));
  return `${shown} (${timeZone})`;
}

/** The place of a change, unless its text already names the address. */
function where({ evidence, pages, examples }: SiteChange): string {
  const others = examples.filter((url) => !evidence.includes(url));
  const more = pages - examples.length;
  if (pages < 2 && others.length === 0) return '';
  const list = others.map((url) => oneLine(url, 200)).join(', ');
  if (list === '') return more > 0 ? ` ${more} more in the audit.` : '';
  return ` ${pages > 1 ? 'Among them' : 'Where'}: ${list}${more > 0 ? `, and ${more} more` : ''}.`;
}

const item = (change: SiteChange) => ({
  title: oneLine(change.title, 160),
  text: `${oneLine(change.evidence, 400)}${where(change)}`,
});

/** The most items in a mail: the most important come first. */
const MOST_ITEMS = 20;

function items(changes: readonly SiteChange[]): { title: string; text: string }[] {
  const shown = changes.slice(0, MOST_ITEMS).map(item);
  const more = changes.length - shown.length;
  return more > 0 ? [...shown, { title: `And ${more} more`, text: 'You find them in the audit.' }] : shown;
}

function subjectOf(name: string, changes: readonly SiteChange[]): string {
  const [first] = changes;
  const more = changes.length - 1;
  return oneLine(`${name}: ${first?.title ?? ''}${more > 0 ? `, and ${more} more` : ''}`, 180);
}

/** To the owner of a site: what has become worse, confirmed by two further checks, and what is good again. */
export function renderSiteMail(
  { regressed, recovered }: SiteNews,
  timeZone: string,
  brand: MailBrand | null = null,
): RenderedMail | null {
  const news = regressed ?? recovered;
  if (!news) return null;
  const { name: given, url, auditUrl, auditedAt } = news.data;
  const name = oneLine(given, 60);
  const worse = regressed?.data.regressions ?? [];
  const well = recovered?.data.recovered ?? [];
  const when = `The audit of ${written(auditedAt, timeZone)}`;
  const paragraphs = [
    ...(worse.length > 0
      ? [
          `${when} found ${worse.length === 1 ? 'something that was' : 'things that were'} well before at ${oneLine(url, 200)}. We looked again twice, the last time on ${written(news.timestamp, timeZone)}, and it was still so.`,
        ]
      : [`${when} found that what we told you of is well again at ${oneLine(url, 200)}.`]),
    ...(worse.length > 0 && well.length > 0 ? ['What else we told you of before is well again.'] : []),
  ];
  return renderMail(subjectOf(name, worse.length > 0 ? worse : well), {
    heading:
      worse.length > 0 ? `${name} has become harder to read for answer engines` : `${name} is well again`,
    paragraphs,
    action: { label: 'Open the audit', url: auditUrl },
    list: items([...worse, ...well]),
    brand,
    footer: `You get this mail because alerts are on for ${name}. You choose in the settings of the site on ${new URL(auditUrl).host} what you are notified about.`,
  });
}
