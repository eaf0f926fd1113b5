/** Steps of an order, search results and login pages: nobody looks for them. */
const STEP =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen|koszyk|kosik|kosar|varukorg|sepet|search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|hledat|login|log-in|signin|sign-in|signup|sign-up|register|account|my-account|konto|wishlist|wp-login\.php)(?:\/|$)/i;

/** Whether a path is that of a step, which belongs in no list of pages. */
export const isStepAddress = (path: string): boolean => STEP.test(path);
