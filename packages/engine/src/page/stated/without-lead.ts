/** Who is there, by a legal form: "Anvil B.V., ". */
const OF_FIRM =
  /^[^,\d]{1,60}\s(?:GmbH(?:\s?&\s?Co\.?\s?KG)?|AG|KG|e\.?\s?K\.?|Ltd\.?|Limited|LLC|Inc\.?|B\.?V\.?|N\.?V\.?|S\.?A\.?S?\.?|S\.?A\.?R\.?L\.?|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|Oy|AB|ApS|A\/S|AS|OÜ|Kft\.?|sp\. z o\.\s?o\.|s\.\s?r\.\s?o\.|d\.\s?o\.\s?o\.),\s+(?=\S)/u;
/** A sentence up to the number of the house: "Our office is at 12 Kirkgate". */
const SENTENCE =
  /^(?:[^\d,.]{2,40}\s)?(?:is|are|located|situated|based|[Ff]ind us|[Vv]isit us)\s(?:at\s)?(?=\d{1,4}[a-z]?\s\p{Lu})/u;

/** An address without the firm or the sentence before it. */
export const withoutLead = (address: string): string => address.replace(OF_FIRM, '').replace(SENTENCE, '');
