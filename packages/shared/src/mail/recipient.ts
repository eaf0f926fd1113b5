import { isInternalName } from '../network/is-internal-name.ts';

const LONGEST_ADDRESS = 254;
/** A dot-atom of RFC 5322 with at most 64 octets: no quotes, no comments, only ASCII. */
const LOCAL_PART = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Letters, or an internationalised name in its DNS form. A public name never ends in a number. */
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

function isPublicDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '') &&
    !isInternalName(domain)
  );
}

/**
 * Whether mail may be sent to an address that a visitor typed: plain ASCII, one recipient, at a domain of the
 * public internet. It refuses addresses of machines (`a@127.0.0.1`, `root@mailhost`), and characters that
 * look like others or change the direction of text.
 *
 * @param address as typed, without spaces around it.
 */
export function isRecipient(address: string): boolean {
  const at = address.lastIndexOf('@');
  return (
    address.length <= LONGEST_ADDRESS &&
    LOCAL_PART.test(address.slice(0, Math.max(0, at))) &&
    isPublicDomain(address.slice(at + 1))
  );
}
