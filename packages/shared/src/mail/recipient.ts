import { isInternalName } from '../network/is-internal-name.ts';

const LONGEST_ADDRESS = 254;
/** A dot-atom of RFC 5322, 64 octets at most: no quotes, no comments, no letters outside ASCII. */
const LOCAL_PART = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Letters, or an internationalised one as it stands in the name system: a number ends no public name. */
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
 * Whether mail may be sent to an address that a visitor typed: plain ASCII, one recipient, at a domain of the public
 * internet. Addresses of machines (`a@127.0.0.1`, `root@mailhost`) and letters that look like others or turn the
 * direction of writing are none.
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
