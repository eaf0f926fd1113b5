import { organisation } from '@visible-ai/shared/site/organisation';
import { pageName } from '@visible-ai/shared/site/page-name';
import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import type { SitePath } from '@visible-ai/shared/site/routes';
import { twinPath } from '@visible-ai/shared/site/twin-path';
import { publicRoutes } from './public-routes.ts';

const sections: readonly { title: string; paths: readonly SitePath[] }[] = [
  { title: 'Product', paths: ['/', '/website-analysis', '/pricing', '/faq', '/developers'] },
  { title: 'Company', paths: ['/about', '/intake', '/pitchdeck'] },
  { title: 'Optional', paths: ['/blog', '/terms', '/privacy', '/cookies'] },
];

function item(path: SitePath): string {
  const route = publicRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`llms.txt names ${path}, which is no public page`);
  const name = path === '/' ? organisation.name : pageName(route);
  return `- [${name}](${originPlaceholder}${twinPath(path)}): ${route.description}`;
}

/**
 * `/llms.txt`: what the product is, and where the Markdown of every public page is (llmstxt.org, version 2).
 */
export const llmsTxt = (): string =>
  [
    `# ${organisation.name}`,
    '',
    `> ${organisation.description}`,
    '',
    'The website analysis is free and needs no account. Signed in and entitled, people generate llms.txt,',
    'robots.txt and a Q&A section for a domain. Every link below is the Markdown twin of a page; without',
    'its `.md` the same address is the page for people.',
    '',
    ...sections.flatMap(({ title, paths }) => [`## ${title}`, '', ...paths.map(item), '']),
  ].join('\n');
