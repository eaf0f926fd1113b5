import { kindOf } from '../content/kinds/all-kinds.ts';
import type { ContentType } from '../content/schema.ts';

/** Platforms on which people cannot change the server. */
export const uploadPlatforms = {
  wordpress: 'WordPress',
  shopify: 'Shopify',
  webflow: 'Webflow',
  wix: 'Wix',
  squarespace: 'Squarespace',
} as const;
export type UploadPlatform = keyof typeof uploadPlatforms;

export interface UploadSteps {
  platform: UploadPlatform;
  label: string;
  /**
   * Whether the file can be at its place; partly: not on every plan, not at any size, or only by a redirect.
   */
  possible: 'yes' | 'partly' | 'no';
  /** What to do, in order. If it is not possible: the reason, and what to do instead. */
  steps: readonly string[];
}

type Steps = Pick<UploadSteps, 'possible' | 'steps'>;

const yes = (...steps: string[]): Steps => ({ possible: 'yes', steps });
const partly = (...steps: string[]): Steps => ({ possible: 'partly', steps });
const no = (...steps: string[]): Steps => ({ possible: 'no', steps });

const topFolder =
  'Open the folder that holds wp-config.php, with the file manager of your host or by SFTP. On WordPress.com that takes a plan with SFTP.';
const themeCode = 'In the Shopify admin: Online Store, Themes, the three dots of your theme, Edit code.';
const raw =
  'Where the text holds {{ or {%, put {% raw %} before and {% endraw %} after it. A new theme needs the file again.';
const noPlace = (platform: string, file: string) =>
  `${platform} serves no ${file} at an address of your choice. Link to the address we host it at, from your llms.txt.`;

/** https://shopify.dev/docs/storefronts/themes/architecture/templates */
const shopifyTemplate = (name: string) => [
  themeCode,
  `Add a file ${name} to the folder templates, and paste the text as its only content. Save.`,
  raw,
];

/** Squarespace accepts no file in its top folder. Uploads are in /s. */
const squarespaceRedirect = (file: string) => [
  `In any text, make a link, choose File and upload ${file}: it is then at /s/${file}.`,
  `Settings, Developer tools, URL mappings: add the line /${file} -> /s/${file} 301.`,
  'That is a redirect, which not every agent follows.',
];

/** A text file at the top of a site. */
const plainFile = (file: string): Record<UploadPlatform, Steps> => ({
  wordpress: yes(topFolder, `Upload ${file} beside it.`),
  shopify: partly(...shopifyTemplate(`${file}.liquid`), 'Shopify takes no template larger than 256 kB.'),
  webflow: no(noPlace('Webflow', file)),
  wix: no(noPlace('Wix', file)),
  squarespace: partly(...squarespaceRedirect(file)),
});

/** Kinds that are not plain files, or that platforms have special settings for. */
const byKind: Partial<Record<ContentType, Record<UploadPlatform, Steps>>> = {
  llms_txt: {
    wordpress: yes(
      topFolder,
      'Upload llms.txt beside it.',
      'An SEO plugin that writes an llms.txt of its own overwrites it: switch that off in the plugin (in Yoast SEO: Settings, Site features, llms.txt).',
    ),
    shopify: yes(...shopifyTemplate('llms.txt.liquid')),
    webflow: yes(
      'Open Site settings, SEO, and there llms.txt.',
      'Upload the file, save, and publish the site.',
    ),
    wix: partly(
      'In the dashboard open SEO and there llms.txt: Wix writes one itself, and lets you replace its text.',
      'Not every plan and region has this. Where it is missing, Wix serves no file of that name.',
    ),
    squarespace: partly(
      'Where Settings, SEO has a field for llms.txt, paste the text there and save. Most sites have none:',
      ...squarespaceRedirect('llms.txt'),
    ),
  },
  robots_txt: {
    wordpress: yes(
      topFolder,
      'Upload robots.txt beside it. It takes the place of the one that WordPress makes up.',
    ),
    shopify: yes(
      themeCode,
      'In templates choose Add a new template, robots.txt: that is robots.txt.liquid.',
      'Replace its text by this one. It then no longer follows what Shopify adds to its own. Save.',
    ),
    webflow: yes(
      'Open Site settings, SEO, Indexing, robots.txt.',
      'Paste the text, save, and publish the whole site: publishing one page leaves robots.txt as it is.',
    ),
    wix: yes(
      'In the dashboard open SEO and there the robots.txt editor.',
      'Replace the text by this one and save.',
    ),
    squarespace: no(
      'Squarespace writes robots.txt itself, and it cannot be edited.',
      'Settings, Crawlers has two boxes: search engines, and all known AI crawlers together. Leave both unchecked to let agents in.',
    ),
  },
  llms_full: plainFile('llms-full.txt'),
  markdown_pages: {
    wordpress: yes(topFolder, 'Upload the zip beside it and unpack it there, with its folders.'),
    shopify: no(noPlace('Shopify', 'Markdown file')),
    webflow: no(noPlace('Webflow', 'Markdown file')),
    wix: no(noPlace('Wix', 'Markdown file')),
    squarespace: no(noPlace('Squarespace', 'Markdown file')),
  },
  qa_section: {
    wordpress: yes(
      'Edit the page that the questions are about.',
      'Add a block Custom HTML and paste the HTML. Update the page.',
    ),
    shopify: yes(
      'In the Shopify admin: Online Store, Pages, the page that the questions are about.',
      'Choose Show HTML (<>) above the text, paste the HTML at its end, and save.',
    ),
    webflow: yes(
      'In the Designer add a Code Embed to the page that the questions are about.',
      'Paste the HTML: up to 50,000 characters an embed. Save, and publish the site.',
    ),
    wix: partly(
      'Copy the plain text into a text element of the page that the questions are about, a heading for each question.',
      'Not as embedded HTML: Wix shows that in a frame from another address, and agents do not read it with the page.',
    ),
    squarespace: yes(
      'Edit the page that the questions are about and add a Code block, set to HTML.',
      'Paste the HTML and save.',
    ),
  },
  json_ld: {
    wordpress: yes(
      'Put the text between <script type="application/ld+json"> and </script>.',
      'An administrator pastes it into a Custom HTML block of the page, or into a plugin for code in the head.',
      'An SEO plugin writes structured data as well: what says the same twice is switched off in one of the two.',
    ),
    shopify: yes(
      themeCode,
      'In layout/theme.liquid, before </head>, paste the text between <script type="application/ld+json"> and </script>. Save.',
      'Many themes describe products themselves: leave out here what they have.',
    ),
    webflow: partly(
      'Open Site settings, Custom code, Head code, or the settings of one page, Custom code.',
      'Paste the text between <script type="application/ld+json"> and </script>, save, and publish. It takes a paid plan.',
    ),
    wix: partly(
      'In the SEO settings of the page open Advanced SEO, Structured data markup, Add new markup.',
      'Paste the text as it is, up to 7,000 characters each; what is longer has to be split. Save and publish.',
    ),
    squarespace: partly(
      'Open the settings of the page, Advanced, Page header code injection.',
      'Paste the text between <script type="application/ld+json"> and </script>, and save. It takes a plan with code injection.',
    ),
  },
};

const platforms = Object.entries(uploadPlatforms) as [UploadPlatform, string][];

/** How to put a file of a kind on each platform, from their help pages in autumn 2026. */
export const uploadSteps = (kind: ContentType): UploadSteps[] =>
  platforms.map(([platform, label]) => ({
    platform,
    label,
    ...(byKind[kind] ?? plainFile(kindOf(kind).fileName))[platform],
  }));
