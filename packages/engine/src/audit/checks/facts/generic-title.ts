import { isGenericName } from '../../../page/site-name/generic-name.ts';
import { isPlaceholderText } from '../../../page/site-name/placeholder-texts.ts';
import { isTemplateTitle, withoutSystemTagline } from '../../../page/site-name/template-title.ts';
import { titleParts } from '../../../page/site-name/title-parts.ts';

/** Titles that templates leave behind and words that say nothing, in the commoner languages. */
const GENERIC = new Set([
  'home',
  'homepage',
  'home page',
  'index',
  'index of /',
  'welcome',
  'page',
  'title',
  'website',
  'main',
  'default',
  'test',
  'wordpress',
  'startseite',
  'willkommen',
  'unbenannt',
  'accueil',
  'bienvenue',
  'sans titre',
  'page d’accueil',
  "page d'accueil",
  'inicio',
  'bienvenido',
  'bienvenidos',
  'página principal',
  'sin título',
  'início',
  'bem-vindo',
  'página inicial',
  'benvenuto',
  'benvenuti',
  'pagina iniziale',
  'welkom',
  'startpagina',
  'hem',
  'hjem',
  'etusivu',
  'strona główna',
  'главная',
  'главная страница',
  '首页',
  '主页',
  'ホーム',
  'トップページ',
  '홈',
  'ana sayfa',
  'الرئيسية',
  'الصفحة الرئيسية',
  'صفحه اصلی',
  '首頁',
  '主頁',
  'головна',
  'головна сторінка',
  'начало',
  'αρχική',
  'דף הבית',
  'หน้าแรก',
  'หน้าหลัก',
  'होम',
  'मुख पृष्ठ',
  'trang chủ',
  'beranda',
  'domů',
  'úvod',
  'kezdőlap',
  'acasă',
  'početna',
  'domov',
  'forside',
  'välkommen',
  'velkommen',
  'witamy',
  'добро пожаловать',
]);

/** Titles of screens that come before the page, such as a redirect or a consent. They never say what the page is about. */
const PASSING =
  /^(?:(?:you are being )?redirect(?:ing|ed)?(?: you)?(?: to \S+)?|loading|(?:page |content )?(?:is )?loading|please wait(?: a moment)?|just a moment|one moment(?: please)?|hold on|before you (?:continue|proceed)(?: to \S+)?|checking (?:your )?browser|(?:verify|verifying|confirm) (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|security check|attention required|access denied|(?:cookie )?consent(?: required)?|cookie (?:settings|preferences|consent)|your privacy(?: choices)?|(?:automatische )?(?:weiterleitung|umleitung)(?: (?:zu|nach|auf) \S+)?|(?:sie werden |du wirst )?(?:weitergeleitet|umgeleitet)|(?:seite )?(?:wird geladen|lädt|laden)|bitte warten|einen (?:moment|augenblick)(?: bitte)?|bevor (?:sie|du) (?:zu \S+ )?(?:fortfahren|fortfährst|weitergehst)|redirection(?: en cours)?|(?:en cours de )?chargement(?: en cours)?|veuillez patienter|un instant|avant (?:de continuer|d’accéder|d'accéder)(?: (?:vers|à|sur) \S+)?|redirigiendo|redireccionando|redirección|cargando|espere(?: por favor| un momento)?|un momento(?: por favor)?|antes de continuar|reindirizzamento|caricamento(?: in corso)?|attendere(?: prego)?|prima di continuare|redirecionando|carregando|aguarde|um momento|doorverwijzen|doorsturen|bezig met laden|even geduld(?: a\.?u\.?b)?|een moment(?: geduld)?|voordat je verdergaat|przekierowanie|ładowanie|wczytywanie|proszę czekać|omdirigerar|laddar|vänta|indlæser|laster|vent litt|ladataan|odota|načítání|přesměrování|betöltés|átirányítás|se încarcă|yükleniyor|yönlendiriliyor|lütfen bekleyin|memuat|đang tải|загрузка|перенаправление|подождите(?: пожалуйста)?|пожалуйста,? подождите|завантаження|зачекайте|зареждане|φόρτωση|טוען|جار(?:ي|ٍ)? التحميل|إعادة توجيه|در حال بارگذاری|กำลังโหลด|लोड हो रहा है|読み込み中(?:です)?|ロード中|リダイレクト(?:中|しています)?|お待ちください|しばらくお待ちください|加载中|正在加载|跳转中|正在跳转|页面跳转|请稍候|載入中|正在載入|請稍候|로딩 ?중|불러오는 중|잠시만 기다려 ?주세요|리디렉션)$/iu;

const bare = (title: string) =>
  title
    .toLowerCase()
    .replace(/[\s.…!。！|–—-]+$/u, '')
    .replace(/^[\s.…|–—-]+/u, '')
    .trim();

const MOST_NAME_WORDS = 3;

/** Whether a title belongs to such a screen before the page. The site's name may stand next to it. */
export const isPassingTitle = (title: string): boolean => {
  const words = bare(title);
  if (PASSING.test(words)) return true;
  const parts = titleParts(words);
  return (
    parts.length === 2 &&
    parts.some((part) => PASSING.test(bare(part))) &&
    parts.every((part) => PASSING.test(bare(part)) || part.split(/\s+/).length <= MOST_NAME_WORDS)
  );
};

/** Whether a title is only an address, which a program puts there when it knows nothing about the page. */
export const isAddressTitle = (title: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(title.trim());

/** Whether a title could be on any site, or says nothing about this one. */
export const isGenericTitle = (title: string): boolean =>
  GENERIC.has(bare(title)) || isTemplateTitle(title) || isPassingTitle(title) || isAddressTitle(title);

/** "Ringlet: Ringlet", as generators and themes title a first page, is "Ringlet". */
function saidOnce(title: string): string {
  // "start [Hillside Wiki]", as DokuWiki titles a first page.
  const [, page = '', site] = /^(\S.*?)\s+\[([^\]]+)\]$/u.exec(title) ?? [];
  if (site !== undefined && (isGenericTitle(page) || isGenericName(page))) return site;
  const [first = title, ...rest] = titleParts(title);
  return rest.length > 0 && rest.every((part) => part.toLowerCase() === first.toLowerCase()) ? first : title;
}

/** The title of a page if it says something about the page; null if it could be on any site, so that no draft repeats it. */
export const tellingTitle = ({ title }: { title: string | null }): string | null =>
  !title?.trim() || isGenericTitle(title) ? null : saidOnce(withoutSystemTagline(title));

/** Names of kinds of pages. They distinguish the pages of one site but do not say what a page is about. */
const KINDS =
  /^(?:welcome(?: to our (?:web)?site)?|shop|store|online shop|products?|services?|our services|news|blog|contact(?: us)?|about(?: us)?|menu|overview|portfolio|gallery|team|faq|prices?|pricing|search(?: results)?|produkte|leistungen|aktuelles|kontakt|über uns|wir über uns|speisekarte|angebot|herzlich willkommen|boutique|produits|nos services|actualités|contactez-nous|à propos|tienda|productos|servicios|noticias|contacto|nosotros|sobre nosotros|bienvenid[oa]s?|negozio|prodotti|servizi|contatti|chi siamo|loja|produtos|serviços|contato|contacto|sobre|winkel|producten|diensten|nieuws|over ons|sklep|produkty|usługi|kontakty|o nas|butik|produkter|om oss|магазин|товары|услуги|новости|контакты|о нас|добро пожаловать|ショップ|製品|商品|サービス|お知らせ|会社概要|お問い合わせ|ようこそ|产品|服务|新闻|联系我们|关于我们|商店|產品|服務|聯絡我們|關於我們|歡迎|欢迎|상점|제품|서비스|소식|문의|회사 소개|환영합니다|متجر|المنتجات|خدماتنا|اتصل بنا|من نحن|مرحبا)$/iu;

/** Whether words say what a page is about, so that they can begin its title or be its main heading. */
export const isSubject = (text: string): boolean => {
  const words = bare(text);
  return (
    words !== '' &&
    !isGenericTitle(words) &&
    !isGenericName(words) &&
    !isPlaceholderText(words) &&
    !KINDS.test(words) &&
    /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(words)
  );
};
