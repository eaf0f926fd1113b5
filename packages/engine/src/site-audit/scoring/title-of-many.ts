import { NUMBER, titleForm } from '../title-form.ts';

const numberOf = (written: string) => Number(written.replaceAll(',', ''));

/** One number for all, or the range from the least to the greatest. */
function span(written: readonly string[]): string {
  const sorted = [...written].sort((one, other) => numberOf(one) - numberOf(other));
  const [least = '', most = ''] = [sorted[0], sorted.at(-1)];
  return least === most ? least : `${least} to ${most}`;
}

/** Things by the form of their titles, the most frequent form first. */
export function byTitleForm<T>(all: readonly T[], titleOf: (one: T) => string): T[][] {
  const forms = new Map<string, T[]>();
  for (const one of all) {
    const form = titleForm(titleOf(one));
    const known = forms.get(form);
    if (known) known.push(one);
    else forms.set(form, [one]);
  }
  return [...forms.values()].sort((one, other) => other.length - one.length);
}

/**
 * One title for findings of the same form on several pages, in the words of the greatest number: “Only 13 to
 * 97 words of text”, “1 to 5 images without alternative text”.
 *
 * @param titles one for each page, at least one.
 */
export function titleOfMany(titles: readonly string[]): string {
  const numbers = titles.map((title) => title.match(NUMBER) ?? []);
  const most = Math.max(...numbers.map(([first]) => numberOf(first ?? '0')));
  const words = titles.find((_, index) => numberOf(numbers[index]?.[0] ?? '0') === most);
  let at = -1;
  return (words ?? '').replace(NUMBER, () => {
    at += 1;
    return span(numbers.map((own) => own[at] ?? ''));
  });
}
