/** Pages that every site has: nobody asks an answer engine about them. */
const addresses =
  /\/(?:contact|contacte?|kontakt|contacto|contatti|privacy|privacitat|datenschutz|terms|agb|legal|imprint|impressum|mentions|avis-legal|aviso|cookies?|login|signin|sign-up|register|account|cart|checkout|basket|panier|warenkorb|search|cerca|suche|tags?|categor(?:y|ies|ie)|author|authors|archive|sitemap|404|page|changelog|news|licen[cs]e|contribut\w*|code_of_conduct|careers|jobs|press|presse|team|feedback|bug|donate|soutien)s?(?:[-_./]|$)/iu;

/** Names of such pages, and words for the kind of a page instead of its topic. */
const names = new RegExp(
  `^(?:${[
    'home(?: ?page)?|welcome|start|index|main|overview|introduction|about(?: us| .+)?|contact(?: us)?|privacy.*|terms.*|cookies?.*|legal.*|imprint|disclaimer|faqs?|q&a|frequently asked questions|blog|news.*|articles?|guides?|tutorials?|documentation.*|docs|reference|api|changelog|release notes|releases|roadmap|licen[cs]e.*|.* licen[cs]e|authors?.*|contribut.*|code of conduct|contributor covenant.*|support|help|community.*|downloads?|pricing|prices|reviews?|testimonials?|gallery|portfolio|projects?|products?|services?|solutions?|features|team|careers|jobs|press.*|events?|log ?in|sign (?:in|up)|register|my account|cart|checkout|search.*|categor(?:y|ies)|tags?|archives?|sitemap|page not found.*|404.*|not found|getting started|quick ?start|how to|package index|feedback.*|.* mailing lists?|.*\\bpage \\d+|getting help.*|use .+ next|.* to do list.*|.* bugs list.*|.* voting .*|.* meeting.*|.* guidelines|.* vulnerabilities',
    'accueil|bienvenue|à propos.*|contactez.*|mentions légales|confidentialité|politique .*|questions fréquentes.*|actualités|nouveautés.*|tarifs|boutique|services|produits|presse.*|soutenir.*|donnez votre avis|signaler .*|téléchargements?|licence.*|questionnaire.*|prise en main.*',
    'startseite|willkommen|über uns|kontakt|impressum|datenschutz.*|agb|häufige fragen|aktuelles|neuigkeiten|leistungen|produkte|preise|referenzen|karriere|anfahrt',
    'inicio|bienvenid.*|sobre .*|quiénes somos|contacto|aviso legal|política .*|preguntas frecuentes|noticias|servicios|productos|precios|chi siamo|contatti|informativa.*|novità|servizi|prodotti|over ons|nieuws|diensten|producten|início|quem somos|notícias|serviços|produtos',
    'inici|qui som|com treballem|parlem|contacte|avís legal|notícies|projectes|serveis|solucions|cerca|categories|política de .*',
    '首页|关于.*|联系.*|产品中心|新闻.*|.*归档.*|隐私.*|服务|公司简介|第\\d+页|ホーム|会社概要|お問い合わせ|プライバシー.*|お知らせ|회사소개|문의|홈',
  ].join('|')})$`,
  'iu',
);

export const isNavigation = (text: string): boolean => names.test(text);

/** By the path within the site. */
export const isNavigationUrl = (url: string): boolean => addresses.test(new URL(url).pathname);
