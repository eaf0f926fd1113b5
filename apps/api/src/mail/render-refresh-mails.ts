import { type MailBrand, oneLine, type RenderedMail, renderMail } from './mail-layout.ts';

/** A file that would change, or was published automatically. */
interface ChangedFile {
  name: string;
  status: 'waiting' | 'published';
  added: number;
  removed: number;
  conflicts: number;
  /** Each with its leading + or -. */
  lines: string[];
  /** The screen with both texts. */
  url: string;
}

interface FailedFile {
  name: string;
  status: 'failed';
  error: string;
}

/** The result for one file of a refresh. */
export type RefreshedFile = ChangedFile | FailedFile;

export interface RefreshNews {
  /** The name that its owner gave it. */
  siteName: string;
  siteUrl: string;
  /** The screen with the site's files. */
  screen: string;
  files: readonly RefreshedFile[];
  brand: MailBrand | null;
}

/** The most lines of a file; the screen shows the rest. */
const MOST_LINES = 40;
const LONGEST_LINE = 160;

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

function sizeOf({ added, removed, conflicts }: ChangedFile): string {
  const parts = [
    ...(added > 0 ? [`${lines(added)} added`] : []),
    ...(removed > 0 ? [`${lines(removed)} removed`] : []),
    ...(conflicts > 0
      ? [`your words were kept in ${conflicts === 1 ? 'one place' : `${conflicts} places`}`]
      : []),
  ];
  return parts.join(', ');
}

function blockOf(file: ChangedFile) {
  const shown = file.lines.slice(0, MOST_LINES).map((line) => oneLine(line, LONGEST_LINE));
  const more = file.lines.length - shown.length;
  return {
    title: `${file.name}: ${sizeOf(file)}${file.status === 'published' ? ' (published)' : ''}`,
    lines: more > 0 ? [...shown, `… and ${lines(more)} more`] : shown,
  };
}

const namesOf = (files: readonly RefreshedFile[]) => files.map(({ name }) => name).join(' and ');
const are = (files: readonly unknown[], one: string, many: string) => (files.length === 1 ? one : many);

/**
 * To the owner of a site whose files are refreshed: changes that wait for approval, changes that were
 * published automatically, and files that could not be read. Null if there is nothing to report.
 */
export function renderRefreshMail(news: RefreshNews): RenderedMail | null {
  const { siteUrl, screen, files, brand } = news;
  const changed = files.filter((file) => file.status !== 'failed');
  const failed = files.filter((file) => file.status === 'failed');
  const waiting = changed.filter(({ status }) => status === 'waiting');
  const published = changed.filter(({ status }) => status === 'published');
  if (files.length === 0) return null;
  const name = oneLine(news.siteName, 60);
  const url = oneLine(siteUrl, 200);
  const subject =
    waiting.length > 0
      ? `${namesOf(waiting)} would change`
      : published.length > 0
        ? `${namesOf(published)} ${are(published, 'was', 'were')} brought up to date`
        : `${namesOf(failed)} could not be refreshed`;
  const [first] = waiting;
  return renderMail(`${name}: ${subject}`, {
    heading: oneLine(`${name}: ${subject}`, 180),
    paragraphs: [
      ...(failed.length === files.length ? [] : [`We read ${url} again, and it has changed.`]),
      ...(waiting.length > 0
        ? [`What you see below waits for you: nothing of it is published before you approve it.`]
        : []),
      ...(published.length > 0
        ? [
            `${namesOf(published)} only gained lines and ${are(published, 'was', 'were')} published by ${are(published, 'itself', 'themselves')}, as you have chosen for this site.`,
          ]
        : []),
      ...(failed.length > 0
        ? [`${namesOf(failed)} could not be written again. What is published stays as it is.`]
        : []),
    ],
    blocks: [...waiting, ...published].map(blockOf),
    action: first
      ? { label: 'See what would change', url: waiting.length === 1 ? first.url : screen }
      : { label: 'See the files', url: screen },
    list: failed.map((file) => ({ title: file.name, text: oneLine(file.error, 300) })),
    brand,
    footer: `You get this mail because the files of ${name} are refreshed. When that happens is chosen with its files on ${new URL(screen).host}.`,
  });
}
