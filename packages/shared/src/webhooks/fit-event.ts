import type { SiteChange } from '../sites/webhook-events.ts';
import type { EventBody } from './events.ts';

/** Receivers read bodies of less than 20 kB (Standard Webhooks 1.0.0). */
const MOST_BYTES = 20_000;
/** The most important changes come first. The audit has the ones that are left out. */
const MOST_CHANGES = 20;
const MOST_TEXT = 300;
/** A shortened address would not work, so a longer one is left out. */
const MOST_URL = 500;

const LONGEST_TYPED = 2048;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function clip(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  // Does not cut a surrogate pair.
  return `${text.slice(0, MOST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const clipChange = (change: SiteChange): SiteChange => ({
  ...change,
  subject: clip(change.subject),
  title: clip(change.title),
  evidence: clip(change.evidence),
  examples: change.examples.filter((url) => url.length <= MOST_URL),
});

/** Takes as many items of a list as the size limit allows, and counts the rest. */
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

/** Shortens the lists of an event to the size limit, and adds how many items are left out. */
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
      // A redirect may lead to a longer address than people can type.
      const shown = url.length <= LONGEST_TYPED ? url : requestedUrl;
      return { ...event, data: { ...event.data, siteName: clip(siteName), url: shown } };
    }
    default:
      return event;
  }
}
