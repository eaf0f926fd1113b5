const NAMES = [
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa',
  'Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada',
  'New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island',
  'South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming',
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan',
  'England|Scotland|Wales|Northern Ireland',
].join('|');
/** As the post offices of the United States and Canada write them. */
const CODES =
  'A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]';
const TOWN = "\\p{Lu}[\\p{L}’'-]+\\.?(?: (?:\\p{Lu}|of |du |de |la |le )[\\p{L}’'.-]+){0,3}";
const TOWN_WITH_REGION = new RegExp(
  `^${TOWN}, (?:${NAMES}|${CODES})\\.?(?:, (?:USA|U\\.S\\.A\\.|Canada|UK))?$`,
  'u',
);

/** Whether a line is a town with its state, province or country and no postal code: "Golden Valley, Minnesota", "Orlando, FL". */
export const isTownWithRegion = (line: string): boolean => TOWN_WITH_REGION.test(line);
