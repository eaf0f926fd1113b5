/** Folders in which a site lists its open positions, in the languages of most sites. */
const POSITIONS =
  /\/(?:careers?|jobs|vacanc(?:y|ies)|open-positions|positions|openings|join-us|karriere|stellen(?:angebote|anzeigen)?|offene-stellen|emplois?|recrutement|offres-d-?emploi|empleos?|trabaja-con-nosotros|lavora-con-noi|vacatures|werken-bij|vagas|praca|kariera|kariéra|stillinger|jobb|vakansi[iy]|recruit)\/[^/]{3,}/i;

/** Whether an address is that of one position among others: "/jobs/backend-engineer". */
export const isPositionAddress = (url: string): boolean => POSITIONS.test(URL.parse(url)?.pathname ?? '');
