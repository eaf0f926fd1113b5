import type { SiteChange } from '../sites/webhook-events.ts';
import type { EventBody } from './events.ts';

/** Receivers read bodies of less than 20 kB (Standard Webhooks 1.0.0). */
const MOST_BYTES = 20_000;
/** The most important come first; what is left out stands in the audit. */
const MOST_CHANGES = 20;
const MOST_TEXT = 300;
/** A cut address leads nowhere: a longer one is left out. */
const MOST_URL = 500;

const LONGEST_TYPED = 2048;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function clip(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  // Not in the middle of a pair that is one sign.
  return `${text.slice(0, MOST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const clipChange = (change: SiteChange): SiteChange => ({
  ...change,
  subject: clip(change.subject),
  title: clip(change.title),
  evidence: clip(change.evidence),
  examples: change.examples.filter((url) => url.length <= MOST_URL),
});

/** As many of a list as leave the whole below the limit, and how many are left out. */
function fitList<Body>(
  changes: readonly SiteChange[],
  body: (shown: SiteChange[], more: number) => Body,
): Body {
  const shown = changes.slice(0, MOST_CHANGES).map(clipChange);
  for (;;) {
    const fitted = body(shown, changes.length - shown.length);
    if (shown.length <= 1 || bytesOf(fitted) < MOST_BYTES) return fitted;
    shown.pop();
  }
}

/** An event as it is sent: its lists cut to what fits, and the number of what was left out beside them. */
export function fitEvent(event: EventBody): EventBody {
  switch (event.type) {
    case 'site.regressed':
      return fitList(event.data.regressions, (regressions, left) => ({
        ...event,
        data: { ...event.data, regressions, more: event.data.more + left },
      }));
    case 'site.recovered':
      return fitList(event.data.recovered, (recovered, left) => ({
        ...event,
        data: { ...event.data, recovered, more: event.data.more + left },
      }));
    case 'content.drifted':
      return {
        ...event,
        data: { ...event.data, title: clip(event.data.title), evidence: clip(event.data.evidence) },
      };
    case 'analysis.completed': {
      const { url, requestedUrl, siteName } = event.data;
      // Where a site leads may be longer than what may be typed.
      const shown = url.length <= LONGEST_TYPED ? url : requestedUrl;
      return { ...event, data: { ...event.data, siteName: clip(siteName), url: shown } };
    }
    default:
      return event;
  }
}
