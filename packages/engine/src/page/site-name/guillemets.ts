/** Words in quotation marks that also part titles: "Le film « Vertigo » au cinéma", "Der Film »Vertigo« im Kino". */
const IN_GUILLEMETS = /«[^«»]{1,80}»|»(?=[^\s«»])[^«»]{1,80}(?<=\S)«/gu;
/** Two characters that no title has. */
const [OPENING, CLOSING] = ['\uE000', '\uE001'];

/** A title whose quoted words keep together when it is split at "»" and "«": each pair of them is replaced. */
export const hideGuillemets = (title: string): string =>
  title.replace(IN_GUILLEMETS, (quoted) => quoted.replaceAll('«', OPENING).replaceAll('»', CLOSING));

/** A part of such a title as it was written. */
export const showGuillemets = (part: string): string =>
  part.replaceAll(OPENING, '«').replaceAll(CLOSING, '»');
