import type { SharedSite } from './shared-sites.ts';

/**
 * What an expert for the site and its trade wants in its graph, and what not. Paths are those of the site.
 */
export interface WantedGraph {
  /** The organisation behind it: its type, and what must be said about it; null: the pages name nobody. */
  organization: { type: string; says: Record<string, string> } | null;
  website: string;
  /** Breadcrumb names, by page. */
  trails: Record<string, string[]>;
  /** Pages that must have a thing of a type, and that must have none. */
  must: readonly (readonly [type: string, path: string])[];
  mustNot: readonly (readonly [type: string, path: RegExp])[];
  /** Properties that must not occur, because no page states them: checked in the whole text. */
  never: readonly RegExp[];
  /** What the notes must say. */
  told: readonly RegExp[];
}

const nothingMade = [/aggregateRating/, /"review"/, /"telephone"/, /"address"/, /"offers"/];
const manual = { organization: null, mustNot: [['Product', /./], ['Organization', /./]], never: nothingMade } as const;

export const wantedGraphs: Readonly<Record<SharedSite, WantedGraph>> = {
  azertyglobal: {
    organization: { type: 'Organization', says: { name: 'AZERTY Global', foundingDate: '2017' } },
    website: 'AZERTY Global',
    trails: { '/download': ['Accueil', 'Télécharger'] },
    must: [
      ['FAQPage', '/faq'],
      ['FAQPage', '/ecoles'],
      ['FAQPage', '/entreprises'],
      ['Article', '/histoire-azerty'],
      ['NewsArticle', '/presse'],
    ],
    mustNot: [
      ['Product', /./],
      ['LocalBusiness', /./],
      ['Article', /^\/(?:download|mentions-legales|merci)?$/],
    ],
    // The address of the site's hosting company is in its legal notice.
    never: [/Townsend/, /aggregateRating/],
    told: [/all end with “É majuscule”/, /not found with its answer/],
  },
  parquetize: {
    ...manual,
    website: 'parquetize',
    trails: { '/articles/aa-conversions.html': ['parquetize', 'Articles', 'Convert huge input file to parquet'] },
    must: [['BreadcrumbList', '/reference/csv_to_parquet.html']],
    mustNot: [...manual.mustNot, ['Article', /./], ['FAQPage', /./], ['BreadcrumbList', /404|^\/$/]],
    told: [/No Organization was written/],
  },
  'pagy-docs': {
    ...manual,
    website: 'Pagy',
    trails: { '/pagy/toolbox/paginators/offset/': ['Pagy', 'Paginators', ':offset'] },
    must: [['WebSite', '/pagy/']],
    mustNot: [...manual.mustNot, ['FAQPage', /./]],
    told: [/No Organization was written/],
  },
  'httpd-site': {
    ...manual,
    website: 'The Apache HTTP Server Project',
    trails: {
      '/dev/release.html': [
        'The Apache HTTP Server Project',
        'Apache HTTP Server Developer Information',
        'Apache HTTP Server Release Guidelines',
      ],
    },
    must: [['WebSite', '/']],
    mustNot: [...manual.mustNot, ['FAQPage', /^\/(?:download|security)/]],
    told: [/No Organization was written/],
  },
  wildr: {
    ...manual,
    website: 'wildrtrax',
    trails: { '/wildrtrax/articles/apis.html': ['wildrtrax', 'Articles', 'WildTrax APIs: Authentication, Endpoints, and Usage'] },
    must: [['FAQPage', '/wildrtrax/articles/introduction.html']],
    mustNot: [...manual.mustNot, ['FAQPage', /audio-data-concepts/], ['Article', /reference/]],
    told: [/No Organization was written/],
  },
  behror: {
    organization: { type: 'LocalBusiness', says: { name: 'Behror Solar', telephone: '+919414453454' } },
    website: 'Behror Solar',
    trails: {},
    must: [
      ['Product', '/solar-panels-behror-neemrana'],
      ['FAQPage', '/pm-surya-ghar'],
      ['Article', '/pm-surya-ghar'],
      ['BreadcrumbList', '/solar-battery'],
    ],
    mustNot: [['Product', /^\/$/], ['Article', /^\/$/]],
    never: [],
    told: [/under 3 @ids/, /do not say when it was published/],
  },
  dcins: {
    organization: { type: 'InsuranceAgency', says: { name: 'DC Insurance', telephone: '+1-615-513-0313' } },
    website: 'DC Insurance',
    trails: { '/about-us': ['Home', 'About DC Insurance'] },
    must: [
      ['FAQPage', '/services'],
      ['BlogPosting', '/dc-insurance-blog/f/cobra-insurance-tennessee'],
    ],
    mustNot: [['Product', /./], ['BlogPosting', /^\/(?:about-us|services|contact)$/]],
    // Facts for one town are not true for the whole agency, and a call to action is not a question.
    never: [/serviceArea/, /Rather just talk/],
    told: [/The file holds 90 kB/, /not found with its answer/],
  },
  jgsx: {
    organization: { type: 'LocalBusiness', says: { name: '常州兴顺金刚石设备厂', telephone: '+86-13506122530' } },
    website: '选型机_选球机_分选机_筛分机_工业分选设备',
    trails: { '/xqj.html': ['首页', '选球机'] },
    must: [['Product', '/xqj.html'], ['BlogPosting', '/post/60.html'], ['FAQPage', '/post/61.html']],
    mustNot: [['Corporation', /./]],
    // A rating on the contact page does not belong to the home page.
    never: [/aggregateRating/],
    told: [/not found with its answer/],
  },
  linuxbcn: {
    organization: { type: 'LocalBusiness', says: { name: 'LinuxBCN', email: 'joan@linuxbcn.com' } },
    website: 'LinuxBCN',
    trails: { '/ca/projectes/bratia/': ['LinuxBCN', 'Projectes', 'Bratia'] },
    must: [['WebSite', '/ca/']],
    mustNot: [['Product', /./]],
    never: [/\\"/, /"telephone"/],
    told: [/quotation marks over again/, /states no address/],
  },
  posh: {
    organization: { type: 'CarWash', says: { name: 'PoshWash ODI', telephone: '+353 85 277 3891' } },
    website: 'PoshWash ODI',
    trails: {},
    must: [['WebSite', '/'], ['BreadcrumbList', '/']],
    // Two descriptions of one business become one.
    mustNot: [['Organization', /./], ['Product', /./]],
    never: [],
    told: [/yours is kept/],
  },
};
