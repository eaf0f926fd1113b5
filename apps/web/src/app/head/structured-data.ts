import { organisation } from '@visible-ai/shared/site/organisation';
import { pageName } from '@visible-ai/shared/site/page-name';
import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';
import type { SiteRoute } from '@visible-ai/shared/site/routes';
import { questions } from '@/features/marketing/faq/questions.ts';
import { type Plan, plans } from '@/features/marketing/pricing/plans.ts';

type Node = Readonly<Record<string, unknown>>;

const at = (path: string) => originPlaceholder + path;
const organisationId = { '@id': at('/#organization') };
const websiteId = { '@id': at('/#website') };

const theOrganisation: Node = {
  '@type': 'Organization',
  ...organisationId,
  name: organisation.name,
  url: at('/'),
  slogan: organisation.tagline,
  description: organisation.description,
  logo: { '@type': 'ImageObject', url: at('/logo.png'), width: 512, height: 512 },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: contactPlaceholder,
    url: at('/intake'),
    availableLanguage: 'en',
  },
};

const theWebsite: Node = {
  '@type': 'WebSite',
  ...websiteId,
  name: organisation.name,
  url: at('/'),
  description: organisation.description,
  inLanguage: 'en',
  publisher: organisationId,
};

const theApplication: Node = {
  '@type': 'SoftwareApplication',
  '@id': at('/#application'),
  name: organisation.name,
  url: at('/website-analysis'),
  description: organisation.description,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  featureList: [
    'Website analysis for AI search',
    'llms.txt generator',
    'robots.txt generator',
    'Q&A generator',
  ],
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', description: 'Website analysis' },
  publisher: organisationId,
};

const breadcrumb = (route: SiteRoute): Node => ({
  '@type': 'BreadcrumbList',
  '@id': `${at(route.path)}#breadcrumb`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: at('/') },
    { '@type': 'ListItem', position: 2, name: pageName(route), item: at(route.path) },
  ],
});

const webPage = (route: SiteRoute): Node => ({
  '@type': route.path === '/faq' ? ['WebPage', 'FAQPage'] : 'WebPage',
  '@id': `${at(route.path)}#webpage`,
  url: at(route.path),
  name: route.title,
  description: route.description,
  inLanguage: 'en',
  dateModified: route.updated,
  isPartOf: websiteId,
  publisher: organisationId,
  primaryImageOfPage: { '@type': 'ImageObject', url: at('/preview.png'), width: 1200, height: 630 },
  ...(route.path === '/'
    ? { about: organisationId }
    : { breadcrumb: { '@id': `${at(route.path)}#breadcrumb` } }),
  ...(route.path === '/faq' && {
    mainEntity: questions.map(({ question, answer, slug }) => ({
      '@type': 'Question',
      '@id': `${at('/faq')}#${slug}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
});

function offered({ name, description, offer }: Plan): Node[] {
  if (!offer) return [];
  return [
    {
      '@type': 'Product',
      name: `${organisation.name} ${name}`,
      description,
      image: at('/preview.png'),
      brand: { '@type': 'Brand', name: organisation.name },
      offers: {
        '@type': 'Offer',
        price: offer.price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/OnlineOnly',
        url: at('/pricing'),
        seller: organisationId,
        ...(offer.monthly && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: offer.price,
            priceCurrency: 'USD',
            billingDuration: 'P1M',
            unitText: 'month',
          },
        }),
      },
    },
  ];
}

/** Describes a public page in schema.org's vocabulary, as one graph. */
export function structuredData(route: SiteRoute): Node {
  const onEvery = [theOrganisation, theWebsite, webPage(route)];
  const own = route.path === '/' ? [theApplication] : [breadcrumb(route)];
  const sold = route.path === '/pricing' ? plans.flatMap(offered) : [];
  return { '@context': 'https://schema.org', '@graph': [...onEvery, ...own, ...sold] };
}
