import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { readableHost } from '@visible-ai/shared/network/readable-host';

/** Control characters, marks of direction and spaces would hide what an address is. */
const UNSEEN = /[\p{C}\p{Z}]/u;

function decoded(codes: string): string {
  const text = percentDecoded(codes);
  return UNSEEN.test(text) ? codes : text;
}

/** An address or path as browsers show it: `/caf%C3%A9` is `/café`. Codes of ASCII signs stay. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, decoded);

/** A whole address for people: its host as they type it, its path as browsers show it. */
export const wholeAddress = (url: string): string =>
  readableAddress(
    url.replace(/^(https?:\/\/)([^/?#]+)/i, (_, scheme: string, host: string) => scheme + readableHost(host)),
  );

/** A short form of an address: without scheme, and without the slash of a home page. */
export const shortAddress = (url: string): string =>
  wholeAddress(url)
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');

/** The address under a name. It is the whole address if the name is already its short form. */
export const addressUnder = (name: string, url: string): string =>
  shortAddress(url) === name ? wholeAddress(url) : shortAddress(url);

/** The host of a website for people, with its port if there is one. Returns the text itself if it is not an address. */
export const hostOf = (url: string): string => readableHost(URL.parse(url)?.host ?? url);
