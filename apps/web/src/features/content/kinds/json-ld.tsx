import type { User } from '@visible-ai/shared/accounts/schema';
import { jsonLd as kind } from '@visible-ai/shared/content/kinds/json-ld';
import { pageScripts, scriptsHtml } from '@visible-ai/shared/json-ld/page-scripts';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { Braces } from 'lucide-react';
import { SiteGenerator } from '../generators/site-generator.tsx';
import { GraphCheck } from './graph-check.tsx';
import { askNothing, type KindView } from './kind-view.ts';

const steps = [
  'We read your site page by page, as robots.txt allows, and the JSON-LD that it has.',
  'What your pages say becomes data: who you are, your site, and of each page its trail, article, product or questions. What you have is kept, and nothing is guessed.',
  'The file waits in Manage Content. Its editor has the block for the head of each page.',
];

const JsonLdGenerator = ({ user }: { user: User }) => (
  <SiteGenerator
    user={user}
    kind={kind}
    lead="What your pages say, as data that search and answer engines read without guessing: in the words of schema.org."
    steps={steps}
    submitLabel="Generate JSON-LD"
  />
);

export const jsonLd: KindView = {
  kind,
  card: {
    text: 'Who you are and what each page is, as data of schema.org. What your site has already is kept.',
    action: 'Generate JSON-LD',
    Icon: Braces,
  },
  Generator: JsonLdGenerator,
  text: {
    how: 'file',
    check(text) {
      const { nodes, problems } = readGraph(text);
      return {
        lines: new Set(problems.flatMap(({ line }) => line ?? [])),
        report: <GraphCheck scripts={pageScripts(nodes)} problems={problems} />,
      };
    },
  },
  useAgain: askNothing,
  downloads: [
    { label: 'One file (.json)', ending: 'json', mediaType: kind.mediaType, of: (text) => text },
    {
      label: 'A block for each page (.html)',
      ending: 'html',
      mediaType: 'text/html;charset=utf-8',
      of: (text) => scriptsHtml(readGraph(text).nodes),
    },
  ],
};
