import { withoutLegalForms } from '../site-name/without-legal-forms.ts';
import { ADDRESS_WORDS } from './address-label.ts';

/** What stands before the first comma of an address, if it has no number. */
const BEFORE_STREET = /^([^,\d]{1,60}),\s+(?=\S)/u;
/** A sentence up to the number of the house: "Our office is at 12 Kirkgate". */
const SENTENCE =
  /^(?:[^\d,.]{2,40}\s)?(?:is|are|located|situated|based|[Ff]ind us|[Vv]isit us)\s(?:at\s)?(?=\d{1,4}[a-z]?\s\p{Lu})/u;

/** What the address is called before it, where a style sets the two apart: "Address 12 Kirkgate, Leeds". */
const LABEL = new RegExp(`^(?:${ADDRESS_WORDS})\\s+(?=\\S.*\\d)`, 'iu');

/** An address without its label, the firm ("Anvil B.V., ", by its legal form) or the sentence before it. */
export function withoutLead(address: string): string {
  const called = address.replace(LABEL, '');
  const [lead = '', firm = ''] = BEFORE_STREET.exec(called) ?? [];
  const street = firm === withoutLegalForms(firm) ? called : called.slice(lead.length);
  return street.replace(SENTENCE, '');
}
