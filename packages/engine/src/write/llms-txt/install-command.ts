import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';

/** Commands that install software, for the most common tools. */
const COMMAND =
  /^\s*(?:[$>%]\s+)?((?:sudo\s+)?(?:npm (?:i|install|add)|npx|yarn add|pnpm (?:add|install)|bun add|deno add|(?:(?:python3?|py) -m )?pip3? install|pipx install|uv (?:add|pip install|tool install)|poetry add|conda install|mamba install|gem install|bundle add|cargo (?:add|install)|go (?:get|install)|composer (?:require|global require)|brew install|apt(?:-get)? install|dnf install|yum install|pacman -S|apk add|snap install|flatpak install|choco install|winget install|scoop install|dotnet (?:add package|tool install)|helm install|docker (?:pull|run)|nix-env -i|cpanm?|luarocks install|mix archive\.install)\s+\S.*|gem ['"][\w-]+['"].*|install\.packages\(.+\)|(?:remotes|devtools|pak)::\w+\(.+\)|(?:curl|wget) .+\|\s*(?:ba|z)?sh\b.*|\{:\w+, ["']~> .+\},?)\s*$/;
/** With these the tools of a system are installed, too, which a program needs: only a package of its own name is the program. */
const OF_A_SYSTEM =
  /^(?:sudo\s+)?(?:brew install|apt(?:-get)? install|dnf install|yum install|pacman -S|apk add|snap install|choco install|winget install)\s/;
const LEAST_NAME = 2;

/** After the command: options, and what is installed. */
const PACKAGES = /^(?:\S+\s+){1,4}?(?:install|add|i|get|require|pull|-S)\s+/;

/**
 * How many letters a command has of what the site is called, in its longest word: "anvil" of "npm install anvil-css" says more of
 * "Anvil CSS framework" than "css" does. 0 if it does not name the site.
 */
function lettersOfName(command: string, { name, origin }: CrawledSite): number {
  const packages = command.replace(PACKAGES, '').toLowerCase();
  const host = new URL(origin).hostname.split('.').slice(0, -1);
  const words = [...(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), ...host];
  const named = words.filter(
    (word) => word.length >= LEAST_NAME && word !== 'www' && packages.includes(word),
  );
  return Math.max(0, ...named.map((word) => word.length));
}

/** What an example installs: "pip install SomePackage", "npm install <name>", "gem install my-gem". */
const PLACEHOLDER =
  /\b(?:some|my|your|an?|the|any)[-_ ]?(?:package|module|project|app|lib|library|plugin|gem|crate)|\bpackage[-_]?name\b|[<[{]\w+[>\]}]|\b(?:foo|bar|example)\b/iu;

/** Several packages at once, none of the site's name, are what a program needs: "pip install virtualenv pkgconfig". */
function mayInstallIt(command: string): boolean {
  const packages = command
    .replace(PACKAGES, '')
    .split(/\s+/)
    .filter((word) => !word.startsWith('-'));
  return (
    !PLACEHOLDER.test(packages.join(' ')) &&
    !OF_A_SYSTEM.test(command) &&
    (!PACKAGES.test(command) || packages.length < 2)
  );
}

const GUIDE = /install|quick-?start|getting-?started|get-started|setup|download|readme|introduction|guide/i;
const LONGEST = 160;
const MOST_PAGES = 12;

/**
 * The command with which the site says that its software is installed: the first of those that name it best, else the first; null if it has
 * none.
 */
export function installCommand(site: CrawledSite): string | null {
  const [home, ...others] = site.pages;
  let unnamed: string | null = null;
  let named: { command: string; letters: number } | null = null;
  const guides = others.filter(({ url }) => GUIDE.test(new URL(url).pathname)).slice(0, MOST_PAGES);
  for (const page of home ? [home, ...guides] : guides)
    for (const section of page.sections)
      for (const { kind, text } of paragraphsOf(section)) {
        if (kind !== 'code' && !text.startsWith('$ ')) continue;
        for (const line of text.split('\n')) {
          const command = line.length <= LONGEST ? COMMAND.exec(line)?.[1] : undefined;
          if (!command || command.includes('`')) continue;
          const bare = command.replace(/\s+#.*$/, '').trim();
          const letters = lettersOfName(bare, site);
          if (letters > (named?.letters ?? 0)) named = { command: bare, letters };
          if (mayInstallIt(bare)) unnamed ??= bare;
        }
      }
  return named?.command ?? unnamed;
}
