import { aiAgentsAllowed } from './ai-agents-allowed.ts';
import { businessFacts } from './business-facts.ts';
import { canonical } from './canonical.ts';
import { dates } from './dates.ts';
import { entityClarity } from './entity-clarity.ts';
import { headingOrder } from './heading-order.ts';
import { hreflang } from './hreflang.ts';
import { httpsAndStatus } from './https-and-status.ts';
import { imageAlt } from './image-alt.ts';
import { imageAltText } from './image-alt-text.ts';
import { indexable } from './indexable.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { llmsTxt } from './llms-txt.ts';
import { metaDescription } from './meta-description.ts';
import { oneH1 } from './one-h1.ts';
import { openGraph } from './open-graph.ts';
import { pagespeedAccessibility } from './pagespeed-accessibility.ts';
import { pagespeedBestPractices } from './pagespeed-best-practices.ts';
import { pagespeedPerformance } from './pagespeed-performance.ts';
import { pagespeedSeo } from './pagespeed-seo.ts';
import { questionsAndAnswers } from './questions-and-answers.ts';
import { quotableEvidence } from './quotable-evidence.ts';
import { reachableAsAgents } from './reachable-as-agents.ts';
import { readableWithoutJavascript } from './readable-without-javascript.ts';
import { scriptOnlyContent } from './script-only-content.ts';
import { sitemap } from './sitemap.ts';
import { structuredDataParses } from './structured-data-parses.ts';
import { structuredDataProperties } from './structured-data-properties.ts';
import { structuredDataTypes } from './structured-data-types.ts';
import { textEncoding } from './text-encoding.ts';
import { title } from './title.ts';

/** Every check, in the order in which they are shown within their group. */
export const allChecks = [
  aiAgentsAllowed,
  indexable,
  readableWithoutJavascript,
  scriptOnlyContent,
  textEncoding,
  reachableAsAgents,
  httpsAndStatus,
  sitemap,
  llmsTxt,
  structuredDataTypes,
  structuredDataProperties,
  structuredDataParses,
  title,
  metaDescription,
  canonical,
  language,
  hreflang,
  openGraph,
  entityClarity,
  oneH1,
  headingOrder,
  imageAlt,
  imageAltText,
  dates,
  quotableEvidence,
  questionsAndAnswers,
  businessFacts,
  links,
  pagespeedPerformance,
  pagespeedAccessibility,
  pagespeedBestPractices,
  pagespeedSeo,
] as const;

export type CheckId = (typeof allChecks)[number]['id'];
