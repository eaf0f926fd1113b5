/** "12 rue de la Paix,44000 Nantes", "Mill Lane,Leeds", "12,rue de la Paix": a comma without its space. */
const MISSING = /(?<=\p{L}{2},)(?=\p{L}{2}|\d{4,5}(?!\d))|(?<=\d,)(?=\p{L}{2})/gu;
/** A code of five digits with a comma before its town: "3 rue Clé, 93000, Bobigny". A country may follow the code of the town before it. */
const COMMA_BEFORE_TOWN =
  /(?<=(?:^|,\s)\d{5}),\s?(?=\p{Lu}\p{L})(?!(?:Germany|Deutschland|France|Frankreich|Spain|España|Italy|Italia|USA|United States|Türkiye|Turkey|Україна)(?!\p{L}))/gu;

/** An address with the spaces that its writer left out, and without a comma between a postal code and its town. */
export const spacedAddress = (address: string): string =>
  address.replace(MISSING, ' ').replace(COMMA_BEFORE_TOWN, ' ');
