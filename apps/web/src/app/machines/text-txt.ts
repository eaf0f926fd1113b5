import { organisation } from '@visible-ai/shared/site/organisation';
import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';
import { plans } from '@/features/marketing/pricing/plans.ts';
import { publicRoutes } from './public-routes.ts';

const planLine = ({ name, price, period, features }: (typeof plans)[number]) =>
  `- ${name}: ${[price, period].filter(Boolean).join(' ')}. ${features.join(', ')}.`;

/** `/text.txt`: the whole offer on one page of plain text, for programs that read nothing else. */
export const textTxt = (): string =>
  [
    `${organisation.name}: ${organisation.tagline}`,
    '',
    organisation.description,
    '',
    'How it works',
    '1. Enter your website URL.',
    '2. We scan the site and generate llms.txt, robots.txt and a Q&A section.',
    '3. You upload them to your site.',
    '4. Your site becomes visible in AI results.',
    '',
    'Plans',
    ...plans.map(planLine),
    '',
    'Pages',
    ...publicRoutes.map(({ path, description }) => `- ${originPlaceholder}${path} ${description}`),
    '',
    `Contact: ${contactPlaceholder} or ${originPlaceholder}/intake`,
    '',
  ].join('\n');
