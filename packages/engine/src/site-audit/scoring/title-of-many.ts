const NUMBER = /\d[\d,.]*\d|\d/g;

const numberOf = (written: string) => Number(written.replaceAll(',', ''));

/** One number for all, or the range from the least to the greatest. */
function span(written: readonly string[]): string {
  const sorted = [...written].sort((one, other) => numberOf(one) - numberOf(other));
  const [least = '', most = ''] = [sorted[0], sorted.at(-1)];
  return least === most ? least : `${least} to ${most}`;
}

/**
 * One title for a check's findings on several pages: “Only 13 to 97 words of text”.
 *
 * @param titles one for each page, at least one.
 */
export function titleOfMany(titles: readonly string[]): string {
  const forms = new Map<string, string[]>();
  for (const title of titles) {
    const form = title.replace(NUMBER, '#');
    forms.set(form, [...(forms.get(form) ?? []), title]);
  }
  const [usual = []] = [...forms.values()].sort((one, other) => other.length - one.length);
  const numbers = usual.map((title) => title.match(NUMBER) ?? []);
  let at = -1;
  return (usual[0] ?? '').replace(NUMBER, () => {
    at += 1;
    return span(numbers.map((own) => own[at] ?? ''));
  });
}
