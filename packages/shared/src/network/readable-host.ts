import { decodePunycode } from './decode-punycode.ts';
import { parseUrl } from './parse-url.ts';

/**
 * The scripts that one label may be written in; only Japanese and Korean mix several. Letters from right to left would
 * turn what stands beside them.
 */
const SCRIPTS = [
  // Letters of Europe. Others look like these with a dot or a hook.
  /^[a-z0-9ß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕŗřśŝşšţťũūŭůűųŵŷźżž-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
  /^[\p{Script=Hangul}\p{Script=Han}\d-]+$/u,
  ...['Cyrillic', 'Greek', 'Devanagari', 'Thai', 'Georgian', 'Armenian'].map(
    (script) => new RegExp(`^[\\p{Script=${script}}\\p{M}\\d-]+$`, 'u'),
  ),
];

/** Cyrillic and Greek letters that look like Latin ones: a label of nothing else may pretend to be another host. */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡмнквтзбαικνρυωηοτγσ\d-]+$/u;

const isSafe = (label: string): boolean =>
  SCRIPTS.some((script) => script.test(label)) && !(/\D/.test(label) && LOOKALIKES.test(label));

function readableLabel(label: string): string | null {
  const text = decodePunycode(label.slice(4));
  // What browsers write in another way is not what somebody typed.
  const isSame = text !== null && parseUrl(`http://${text}.example/`)?.hostname === `${label}.example`;
  return isSame && isSafe(text) ? text : null;
}

/**
 * A host as people type it: `xn--mller-kva.de` is `müller.de`. It stays as it is if another host could look the
 * same, because its letters are of several scripts or look like Latin ones.
 *
 * @param host in ASCII, as in a parsed URL, with or without a port.
 */
export function readableHost(host: string): string {
  let isReadable = true;
  const text = host.replace(/(^|\.)(xn--[^.:]*)/g, (written, dot: string, label: string) => {
    const readable = readableLabel(label);
    isReadable &&= readable !== null;
    return readable === null ? written : dot + readable;
  });
  return isReadable ? text : host;
}
