/**
 * The part of schema.org (release 29.2, https://schema.org/docs/full.html) that the writer uses: each type
 * with its parent type, and the properties that have it as their domain.
 */
const types: Readonly<Record<string, { of: readonly string[]; properties: readonly string[] }>> = {
  Thing: { of: [], properties: ['name', 'url', 'description', 'image', 'sameAs', 'mainEntityOfPage'] },
  Intangible: { of: ['Thing'], properties: [] },
  Place: { of: ['Thing'], properties: ['address', 'telephone', 'openingHoursSpecification'] },
  Person: { of: ['Thing'], properties: ['address', 'telephone', 'email', 'jobTitle', 'worksFor'] },
  Organization: { of: ['Thing'], properties: ['address', 'telephone', 'email'] },
  Corporation: { of: ['Organization'], properties: [] },
  LocalBusiness: { of: ['Organization', 'Place'], properties: [] },
  AutomotiveBusiness: { of: ['LocalBusiness'], properties: [] },
  CarWash: { of: ['AutomotiveBusiness'], properties: [] },
  FinancialService: { of: ['LocalBusiness'], properties: [] },
  InsuranceAgency: { of: ['FinancialService'], properties: [] },
  CreativeWork: {
    of: ['Thing'],
    properties: [
      'headline',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'inLanguage',
      'mainEntity',
      'text',
    ],
  },
  WebSite: { of: ['CreativeWork'], properties: [] },
  WebPage: { of: ['CreativeWork'], properties: [] },
  FAQPage: { of: ['WebPage'], properties: [] },
  Comment: { of: ['CreativeWork'], properties: [] },
  Question: { of: ['Comment'], properties: ['acceptedAnswer'] },
  Answer: { of: ['Comment'], properties: [] },
  Article: { of: ['CreativeWork'], properties: [] },
  NewsArticle: { of: ['Article'], properties: [] },
  SocialMediaPosting: { of: ['Article'], properties: [] },
  BlogPosting: { of: ['SocialMediaPosting'], properties: [] },
  ItemList: { of: ['Intangible'], properties: ['itemListElement'] },
  BreadcrumbList: { of: ['ItemList'], properties: [] },
  ListItem: { of: ['Intangible'], properties: ['item', 'position'] },
  Product: { of: ['Thing'], properties: ['offers'] },
  Offer: { of: ['Intangible'], properties: ['price', 'priceCurrency', 'availability'] },
  StructuredValue: { of: ['Intangible'], properties: [] },
  OpeningHoursSpecification: { of: ['StructuredValue'], properties: ['dayOfWeek', 'opens', 'closes'] },
};

/** Whether schema.org knows a type and allows a property on it. */
export function isAllowed(type: string, property: string): boolean {
  const known = types[type];
  return (
    known !== undefined &&
    (known.properties.includes(property) || known.of.some((parent) => isAllowed(parent, property)))
  );
}
