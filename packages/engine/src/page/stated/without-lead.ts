import { withoutLegalForms } from '../site-name/without-legal-forms.ts';

/** What stands before the first comma of an address, if it has no number. */
const BEFORE_STREET = /^([^,\d]{1,60}),\s+(?=\S)/u;
/** A sentence up to the number of the house: "Our office is at 12 Kirkgate". */
const SENTENCE =
  /^(?:[^\d,.]{2,40}\s)?(?:is|are|located|situated|based|[Ff]ind us|[Vv]isit us)\s(?:at\s)?(?=\d{1,4}[a-z]?\s\p{Lu})/u;

/** An address without the firm ("Anvil B.V., ", by its legal form) or the sentence before it. */
export function withoutLead(address: string): string {
  const [lead = '', firm = ''] = BEFORE_STREET.exec(address) ?? [];
  const street = firm === withoutLegalForms(firm) ? address : address.slice(lead.length);
  return street.replace(SENTENCE, '');
}
