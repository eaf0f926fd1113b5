import { joinMarkdownFiles, splitMarkdownFiles } from '@visible-ai/shared/content/markdown/markdown-files';
import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { checkLiveFile } from './check-live-file.ts';
import type { OpenFetch } from './fetch-live.ts';

/** The most files requested, from all over the site: an owner who uploaded these has uploaded all. */
const MOST_ASKED = 8;

/** The folder to which the file paths are relative. */
const folderOf = (websiteUrl: string) => {
  const url = new URL(websiteUrl);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/') && !/\.\w{2,5}$/.test(url.pathname)) url.pathname += '/';
  return url.href;
};

/** The page that a file belongs to, if it names one. */
const PAGE = /^---\n(?:.*\n){0,8}?url: "(https?:[^"\s]+)"\n/;

/** The address of a file: after its page's address if that fits its name, else in the site's folder. */
function addressOf({ path, text }: { path: string; text: string }, base: string): URL {
  const page = URL.parse(PAGE.exec(text)?.[1] ?? '');
  const plain = new URL(encoded(path), base);
  if (!page || page.host !== plain.host) return plain;
  const twin = new URL(page.href.endsWith('/') ? `${page.href}index.html.md` : `${page.href}.md`);
  return percentDecoded(twin.pathname).normalize('NFC').endsWith(`/${path}`) ? twin : plain;
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, most);
}

/** Compares some of a site's stored Markdown files with those at its addresses. */
export async function checkLivePages(
  openFetch: OpenFetch,
  { websiteUrl, text }: { websiteUrl: string; text: string },
  signal: AbortSignal,
): Promise<LiveCheck> {
  const { files } = splitMarkdownFiles(text);
  const base = folderOf(websiteUrl);
  const live = new Map(files.map((file) => [file.path, file.text]));
  const asked = spread(files, MOST_ASKED);
  const states: LiveCheck[] = [];
  for (const file of asked) {
    const path = addressOf(file, base).pathname;
    const check = await checkLiveFile(openFetch, { path, websiteUrl, text: file.text }, signal);
    states.push(check);
    live.set(file.path, check.state === 'unreachable' ? file.text : (check.live_text ?? ''));
    // A host that does not answer is not asked eight times.
    if (check.state === 'unreachable') break;
  }
  const first = states[0];
  if (!first)
    return { state: 'missing', url: base, message: 'There are no files to compare.', live_text: null };
  const unreachable = states.find(({ state }) => state === 'unreachable');
  if (unreachable) return { ...unreachable, live_text: null };
  const count = (state: LiveCheck['state']) => states.filter((one) => one.state === state).length;
  const [same, missing] = [count('same'), count('missing')];
  const of = `of ${states.length} files that were looked at`;
  if (missing === states.length)
    return { ...first, message: `None ${of} is at your site, e.g. ${first.url}.`, live_text: null };
  const joined = joinMarkdownFiles([...live].map(([path, own]) => ({ path, text: own })));
  if (same === states.length)
    return { state: 'same', url: first.url, message: `All ${of} are what is kept here.`, live_text: joined };
  const other = states.find(({ state }) => state !== 'same') ?? first;
  return {
    state: 'different',
    url: other.url,
    message: `${same} ${of} ${same === 1 ? 'is' : 'are'} what is kept here. ${other.message}`,
    live_text: joined,
  };
}
