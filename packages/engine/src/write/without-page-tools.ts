import { blockWords, headingOf } from './markdown-blocks.ts';
import { unfoldPhrases } from './unfold-phrases.ts';

/** Page tools on a separate line, in the form of `blockWords`. */
const TOOLS: ReadonlySet<string> = new Set(
  [
    'share|share this|share this (page|article|post)|share (on|via|with)|share this (article|post|page) (on|via)',
    'teilen|teilen (mit|auf|über)|jetzt teilen|(diesen artikel|beitrag|artikel|seite) teilen|drucken|seite drucken',
    'partager|partager (sur|via|cette page|cet article)|imprimer|compartir|compartir (en|por|este artículo)|imprimir',
    'condividi|condividi (su|con|questo articolo)|stampa|compartilhar|compartilhe|partilhar|delen|deel (dit artikel|deze pagina)|udostępnij',
    '共有|共有する|シェア|シェアする|この記事をシェア|この記事をシェアする|分享|分享到|공유|공유하기|поделиться|поделиться в|شارك|مشاركة',
    'read more|read on|continue reading|keep reading|weiterlesen|mehr lesen|lire la suite|leer más|seguir leyendo',
    'leggi tutto|continua a leggere|ler mais|continuar lendo|lees meer|lees verder|czytaj dalej|czytaj więcej|läs mer',
    '続きを読む|もっと見る|阅读更多|閱讀更多|继续阅读|繼續閱讀|더 보기|더보기|читать далее|اقرأ المزيد',
    'edit this page|edit this page on github|edit on github|suggest an edit|improve this page|diese seite bearbeiten',
    'auf github bearbeiten|modifier cette page|editar esta página|このページを編集|このページを編集する|编辑此页|编辑本页|이 페이지 편집',
    'back to top|nach oben|zurück nach oben|retour en haut|haut de page|volver arriba|torna su|voltar ao topo|naar boven',
    'ページトップへ|トップへ戻る|返回顶部|回到顶部|맨 위로|наверх|العودة إلى الأعلى',
    'copy|copy link|copy page|copy code|copied|link kopieren|copier le lien|copiar enlace|copia link|リンクをコピー|复制链接|링크 복사',
    'filter|filters|filter by|filter and sort|sort|sort by|refine|refine by|availability|filtern|filtern nach|sortieren|sortieren nach|verfügbarkeit|filtrer|filtrer par|trier par|disponibilité',
    'filtrar|filtrar por|ordenar por|disponibilidad|filtra|filtra per|ordina per|disponibilità|filteren|sorteren|sorteer op|beschikbaarheid|disponibilidade|絞り込み|並び替え|筛选|排序',
    'send|submit|send message|thanks for submitting|thank you for your message|senden|absenden|nachricht senden|danke für (die nachricht|ihre nachricht|deine nachricht)|vielen dank für ihre nachricht|envoyer|merci pour votre envoi|enviar|gracias por tu mensaje',
    'invia|grazie per averci contattato|obrigado pelo envio|obrigado por enviar|versturen|verzenden|bedankt voor (je|uw) bericht|送信|送信する|送信ありがとうございました|发送|提交|отправить|إرسال',
    'who is online|who s online|users online|online users|wer ist online|qui est en ligne|quién está conectado|chi c è in linea|forum statistics|board statistics|statistics|statistik',
    'add to (cart|basket|bag)|select options|view cart|default sorting|in den (warenkorb|einkaufswagen)|ausführung wählen|standardsortierung|ajouter au panier|choix des options|tri par défaut|añadir al carrito|orden predeterminado|aggiungi al carrello|in winkelwagen|adicionar ao carrinho',
    'print|print this page|was this page helpful|was this helpful|yes no|war diese seite hilfreich|ja nein',
  ].flatMap(unfoldPhrases),
);

const NETWORKS =
  'facebook|twitter|x|linkedin|whatsapp|pinterest|reddit|e ?mail|telegram|xing|bluesky|mastodon|threads|line|tumblr|hacker news|kopieren|copy link|weibo|微博|微信';
/** Networks for sharing a page, after "Share on". */
const NETWORK = new RegExp(`(?: (?:${NETWORKS}))+$`, 'u');
/** The same on separate lines below "Share". */
const ONLY_NETWORKS = new RegExp(`^(?:${NETWORKS})(?: (?:${NETWORKS}))*$`, 'u');

/** A heading above links to other pages of the site. Those pages are written separately. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  [
    'similar (cars|vehicles|listings|properties|homes|items|products|offers|jobs|events|courses)|more (like this|from this seller)',
    '(you may also|you might also) like|you may also be interested in|related (posts|articles|products|pages|reading|content|stories)|recommended for you|recently viewed',
    'customers also bought|das könnte (ihnen|dir|sie|dich) auch (gefallen|interessieren)|ähnliche (beiträge|artikel|produkte)|kunden kauften auch|weitere beiträge',
    'vous aimerez aussi|vous aimerez peut être aussi|articles similaires|produits similaires|à lire aussi|también te puede (gustar|interesar)|te puede interesar|artículos relacionados|productos relacionados',
    'potrebbe (piacerti|interessarti) anche|potrebbe interessarti|articoli correlati|prodotti correlati|você também pode gostar|artigos relacionados|produtos relacionados',
    'misschien vind je dit ook leuk|gerelateerde (artikelen|producten|berichten)|może ci się spodobać|podobne (produkty|artykuły)',
    'relaterade (produkter|artiklar)|relaterede (varer|produkter)|relaterte (produkter|varer)|tutustu myös|související (produkty|články)|súvisiace produkty|kapcsolódó termékek|produse similare|povezani (izdelki|proizvodi)|ilgili (ürünler|yazılar)|benzer ürünler|bunları da beğenebilirsiniz|σχετικά προϊόντα|сопутствующие товары|схожі товари|sản phẩm tương tự|สินค้าที่เกี่ยวข้อง|productes relacionats|produtos relacionados',
    '関連記事|関連商品|あなたへのおすすめ|相关文章|相关产品|相關文章|猜你喜欢|관련 글|관련 상품|похожие (статьи|товары)|مقالات ذات صلة|منتجات ذات صلة|قد يعجبك أيضا',
  ].flatMap(unfoldPhrases),
);

/** Whether a heading is above cards of other pages: "You may also like". */
const isElsewhere = (heading: string): boolean => ELSEWHERE.has(blockWords(heading));

/** The sections of a page that are about itself, without those under "You may also like" and what is below these. */
export function ownSections<Section extends { level: number; heading: string }>(
  sections: readonly Section[],
): Section[] {
  let below = Number.POSITIVE_INFINITY;
  return sections.filter(({ level, heading }) => {
    if (level <= below) below = isElsewhere(heading) ? level : Number.POSITIVE_INFINITY;
    return below === Number.POSITIVE_INFINITY;
  });
}

/** A card of another page has a title, a price, a date. A real text is longer. */
const MOST_WORDS_OF_CARD = 16;

/** How many things a list shows: "Showing all 12 results", "Alle 2 Ergebnisse werden angezeigt". */
const COUNTS =
  /^(?:showing (?:all )?\d+ (?:\d+ of \d+ )?(?:results?|products?|items?)|showing the single result|\d+ (?:products?|results?|items?|produkte?|artikel|ergebnisse?|produits?|articles?|productos?|resultados?)|(?:alle )?\d+ (?:\d+ von \d+ )?ergebnissen? (?:wird|werden) angezeigt|es wird das einzige ergebnis angezeigt|il y a \d+ produits?|there (?:is|are) \d+ products?|hay \d+ productos?|ci sono \d+ prodotti|c è 1 prodotto|há \d+ produtos?|er zijn \d+ producten|jest \d+ produkt\p{L}*|affichage de \d+ \d+ sur \d+ résultats|\d+ résultats affichés|mostrando (?:los )?\d+ (?:\d+ de \d+ )?resultados)$/u;

/** Where a generator found a piece of code. */
const IN_SOURCE = /^\s*Definition(?: at line \d+ of file \S+|: \S+:\d+)\s*$/u;

/** The same in other languages: "2 sonucun tümü gösteriliyor", "Visualizzazione di 1-12 di 30 risultati". */
const RESULTS =
  /(?<!\p{L})(?:results?|ergebniss\p{L}*|résultats?|resultad[oa]s?|risultat[oi]|resultat(?:en|er)?|resultaten|wynik\p{L}*|tulos\p{L}*|tulok\p{L}*|výsled\p{L}*|találat\p{L}*|rezultat\p{L}*|sonu[çc]\p{L}*|αποτ[εέ]λ[εέ]σμα\p{L}*|результат\p{L}*)(?!\p{L})/u;
const SHOWN =
  /show|mostra|visualizza|affich|angezeigt|getoond|wyświetl|visar|viser|näyt|zobraz|megjelen|afiș|prikaz|gösteril|προβ[αά]λλ|εμφαν|отображ|показ/u;
const MOST_OF_COUNT = 9;
const countsResults = (words: string) =>
  /\d/.test(words) && words.split(' ').length <= MOST_OF_COUNT && RESULTS.test(words) && SHOWN.test(words);

/** Which translations a page has: "Available Languages: de | en | fr". */
const TRANSLATIONS =
  /^(?:[\p{L}\s]{0,40}:)?\s*[a-z]{2}(?:-[a-z]{2,4})?(?:\s*[|·•]\s*[a-z]{2}(?:-[a-z]{2,4})?)+\s*$/iu;

const lineIsTool = (line: string): boolean => {
  if (IN_SOURCE.test(line) || TRANSLATIONS.test(line)) return true;
  const words = blockWords(line);
  if (COUNTS.test(words) || countsResults(words)) return true;
  return TOOLS.has(words) || TOOLS.has(words.replace(NETWORK, ''));
};

/** Whether a line, or each line of a list, is a tool of the page: "Share", "Copy link". */
export const isPageTool = (block: string): boolean => {
  const lines = block.split('\n').filter((line) => blockWords(line) !== '');
  return lines.length > 0 && lines.every(lineIsTool);
};

/** Whether each line is a network to share on. Only below "Share" do such lines belong to the tools. */
export const namesNetworks = (block: string): boolean =>
  block.split('\n').every((line) => ONLY_NETWORKS.test(blockWords(line)));

const isCard = (block: string): boolean =>
  block.split('\n').every((line) => blockWords(line).split(' ').length <= MOST_WORDS_OF_CARD);

/** Whether nothing is left under a heading. */
function isOverNothing(blocks: readonly string[], at: number): boolean {
  const level = headingOf(blocks[at] ?? '')?.level ?? 0;
  const next = blocks[at + 1];
  const under = next === undefined ? null : headingOf(next);
  return next === undefined || (under !== null && under.level <= level);
}

/**
 * A page's blocks without its tools ("Share", "Read more", "Edit this page", "Back to top") and without the cards of other
 * pages under "You may also like". A sentence that contains such words stays.
 */
export function withoutPageTools(blocks: readonly string[]): string[] {
  const kept: string[] = [];
  /** The level of the heading above other pages, while we are below such a heading. */
  let below: number | null = null;
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    if (before !== undefined && isPageTool(before) && namesNetworks(block)) continue;
    const heading = headingOf(block);
    if (heading) below = below !== null && heading.level > below ? below : null;
    if (heading && below === null && isElsewhere(heading.text)) below = heading.level;
    if (below !== null && !heading && !isCard(block)) below = null;
    if (below === null && (heading !== null || !isPageTool(block))) kept.push(block);
  }
  return kept.filter((block, at) => !(isPageTool(block) && isOverNothing(kept, at)));
}
