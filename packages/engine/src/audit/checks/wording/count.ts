// `toLocaleString` would create a formatter for each call.
const format = new Intl.NumberFormat('en-US');

/** A number with its noun: "1 image", "1,204 images". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${format.format(number)} ${number === 1 ? one : many}`;
}
