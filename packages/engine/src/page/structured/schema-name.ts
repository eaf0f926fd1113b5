const SCHEMA_ORG = /^(?:https?:)?\/\/(?:[a-z-]+\.)?schema\.org(?:[/#]|$)/i;

export function isSchemaOrg(address: string): boolean {
  // "schema.org" without a scheme is a mistake that Google's parser accepts.
  return SCHEMA_ORG.test(address) || /^(?:www\.)?schema\.org\/?$/i.test(address);
}

/** `https://schema.org/Person` becomes `Person`; names of other vocabularies stay unchanged. */
export function schemaName(name: string): string {
  const trimmed = name.trim();
  return trimmed.replace(SCHEMA_ORG, '').replace(/^schema:/i, '') || trimmed;
}
