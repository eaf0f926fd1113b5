import { attribute, type PageDocument, type PageElement } from '../page-document.ts';

/** How sets of icons name a telephone: `fa-phone`, `icon-phone-alt`, `bi bi-telephone`, `phone.svg`. */
const TELEPHONE =
  /(?:^|[\s/_:-])(?:tele)?phone(?:$|[\s_.-])|(?:^|[\s/_:-])(?:smartphone|whatsapp)(?:$|[\s_.-])/i;
const DRAWN = new Set(['i', 'span', 'em', 'svg:svg', 'img']);
const NAMED = ['class', 'src', 'alt', 'data-icon'];
const NUMBER = /^[\s:]*(\+?\(?\d[\d\s().\u2010-\u2013/-]{5,18}\d)(?![\d-])/;
const LEAST = 8;
const MOST = 15;

const isTelephone = (element: PageElement): boolean =>
  DRAWN.has(element.name) &&
  element.textStart === element.textEnd &&
  NAMED.some((name) => TELEPHONE.test(attribute(element, name) ?? ''));

/** The numbers of which only an icon says that they are those of telephones: the text right after it begins with one. */
export function iconPhones(page: PageDocument): string[] {
  return page.elements.flatMap((element) => {
    if (element.hidden || !isTelephone(element)) return [];
    const around = page.elements[element.parent];
    // Beside a link with the icon alone, the number is in the next element.
    const end = Math.max(around?.textEnd ?? 0, page.elements[around?.parent ?? -1]?.textEnd ?? 0);
    const after = element.textEnd < end ? page.pieces[element.textEnd] : undefined;
    const [, number = ''] = NUMBER.exec(after?.region.isText ? after.text : '') ?? [];
    const digits = number.replace(/\D/g, '').length;
    return digits >= LEAST && digits <= MOST ? [number.trim()] : [];
  });
}
