import type { PageFacts } from '../../../page/page-facts.ts';

/** Where shops keep what somebody is about to buy, in the addresses of common systems. */
const CART =
  /\/(?:cart|basket|shopping-?(?:cart|bag|basket)|bag|checkout|warenkorb|einkaufswagen|kasse|panier|carrito|cesta|carrello|carrinho|winkel(?:wagen|mand)|koszyk|kosik|kosar|varukorg|kundvagn|kurv|handlekurv|ostoskori|sepet|korzina)(?:[/.?#]|$)/i;
const LEAST_PRICES = 2;

/** Whether the page sells things: it shows prices, and has a cart. */
export const isShop = ({ stated, links }: PageFacts): boolean =>
  stated.prices.length >= LEAST_PRICES && links.some(({ url }) => CART.test(url));
