import { PHONE, STREET_LINE, TOWN_LINE } from '../../page/stated/stated-patterns.ts';

const calls = (text: string) =>
  /(?<![\p{L}\d])(?:\+|0)\d(?:[\s./()-]{0,2}\d){7,}/u.test(text) || text.search(PHONE) !== -1;
/** How to reach somebody, line by line: "Father Lee 5 Mill Lane 0117 496 0123 lee@parish.example". */
export const reaches = (text: string): boolean => {
  const [hasMail, hasTown] = [/\S@\S+\.\p{L}/u.test(text), TOWN_LINE.test(text)];
  const hasStreet = STREET_LINE.test(text);
  return calls(text) ? hasMail || hasTown || hasStreet : hasMail && hasTown && hasStreet;
};
