/**
 * Puts a foreign text between two lines that nobody can guess, so that the text cannot close the fence and
 * continue as an instruction.
 *
 * @param secret unguessable, made for this one question.
 */
export function fenceData(data: string, secret: string): string {
  const inside = data.replaceAll(secret, '');
  return `<data-${secret}>\n${inside}\n</data-${secret}>`;
}
