import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { creditsMaker } from '../credits-maker.ts';
import { attribute, type PageDocument } from '../page-document.ts';
import { textOf } from '../page-text.ts';

const LONGEST = 60;
const LEAST_DIGITS = 6;
/** The text around a number in its link: "Call us: 030 123 45 67 (free)". */
const AROUND = /^[^\d+(]+|\D+$/g;

/** A chat that somebody's telephone number names. */
const CHAT = /^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i;
const numberIn = (shown: string) => (shown.replace(/\D/g, '').length >= LEAST_DIGITS ? [shown] : []);

/**
 * The phone numbers and mail addresses that the page's links use, with repetitions: a number as the link
 * shows it, else as it is dialled; a mail address in lower case.
 */
export function linkedContacts(page: PageDocument, scheme: 'tel' | 'mailto'): string[] {
  return page.elements.flatMap((element) => {
    const href = element.name === 'a' ? (attribute(element, 'href') ?? '').trim() : '';
    if (scheme === 'tel' && CHAT.test(href))
      return numberIn(textOf(page, element, LONGEST).replace(AROUND, ''));
    if (href.slice(0, scheme.length).toLowerCase() !== scheme || href[scheme.length] !== ':') return [];
    const target = percentDecoded(href.slice(scheme.length + 1).split('?')[0] ?? '').trim();
    // Whoever made the page can be reached, too, but not about what it tells.
    if (scheme === 'mailto')
      return target.includes('@') && !creditsMaker(page, element) ? [target.toLowerCase()] : [];
    const shown = textOf(page, element, LONGEST).replace(AROUND, '');
    const [number = target] = numberIn(shown);
    return number ? [number] : [];
  });
}
