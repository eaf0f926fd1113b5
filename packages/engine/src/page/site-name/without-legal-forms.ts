/** Legal forms that companies add to their names, one at a time: "Acme Ltd Co". */
const FORM_BEHIND =
  /[\s,]+(?:(?:gmbh|mbh|ug|ag|kg|kgaa|ohg|gbr|e\.?\s?k\.?|e\.?\s?v\.?|se)(?:\s*&\s*co\.?(?:\s*kg)?)?|inc\.?|incorporated|llc|l\.l\.c\.|ltd\.?|limited|llp|plc|pty\.?|corp\.?|corporation|co\.?|company|s\.?a\.?(?:r\.?l\.?|s\.?)?|s\.?l\.?u?\.?|s\.?r\.?[lo]\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|a\/s|aps|as|ab|oy|oyj|kft|zrt|sp\.?\s?z\s?o\.?\s?o\.?|d\.?o\.?o\.?|ооо|оао|зао|тов|a\.?ş\.?|pvt\.?|private|sdn\.?|bhd\.?|inh\.?\s.+|ltda\.?|eirl)\s*$|(?:株式会社|有限会社|合同会社|（株）|\(株\)|股份有限公司|有限责任公司|有限責任公司|有限公司|公司|주식회사|\(주\))\s*$/iu;
const FORM_BEFORE =
  /^(?:(?:株式会社|有限会社|合同会社|医療法人(?:社団)?|一般社団法人|\(株\)|（株）|㈜|주식회사|\(주\))\s*|(?:ооо|оао|зао|ип|pt|cv)(?![\p{L}\p{N}])[\s.]*)/iu;
const MOST_FORMS = 5;

/** A name without the legal forms of its company, in front and behind. */
export function withoutLegalForms(name: string): string {
  let rest = name.replace(FORM_BEFORE, '');
  for (let forms = 0; forms < MOST_FORMS; forms += 1) rest = rest.replace(FORM_BEHIND, '');
  return rest;
}
