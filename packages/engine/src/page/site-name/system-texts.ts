const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');

/** What WordPress, PrestaShop and others call a new site, in their languages. Most people leave it. */
const TAGLINES = new Set(
  [
    'Just another WordPress site|Another WordPress site|مدونة ووردبريس عربية أخرى|Još jedna WordPress stranica|Altre lloc gestionat amb el WordPress',
    'Dim ond gwefan WordPress arall|Endnu en WordPress-blog|Eine weitere WordPress-Seite|Eine weitere WordPress-Website|Ein weiterer WordPress-Blog',
    'Ein weiteres WordPress-Blog|Άλλος ένας ιστότοπος WordPress|Ακόμα ένας ιστότοπος WordPress|Ακόμη ένας ιστότοπος WordPress|Otro sitio realizado con WordPress|Otro sitio de WordPress|Järjekordne WordPressi veebileht',
    'Beste WordPress gune bat besterik ez|یک سایت دیگر با وردپرس فارسی|Ihan uusi WordPress-sivusto|Un site utilisant WordPress|Outro sitio WordPress máis',
    'אתר וורדפרס חדש|Samo još jedna WordPress web stranica|Un nuovo sito targato WordPress|Just another WordPress weblog|კიდევ ერთი WordPress საიტი',
    '다른 워드프레스 사이트|Ещё один сайт на WordPress|Len ďalšia WordPress stránka|Še eno WordPress spletišče|Edhe një tjetër sajt WordPress',
    'Само још једно Вордпресово веб место|En till WordPress-webbplats|又一个WordPress站点|全新的正體中文 WordPress 網誌|Поредният WordPress сайт',
    'Další web používající WordPress|Ankoraŭ unu WordPress-ejo|Egy újabb WordPress honlap|Hanya situs lain dari WordPress|Vēl viena WordPress vietne',
    'Уште еден WordPress сајт|Bare enda et WordPress-nettsted|En nog een WordPress site|Kolejna witryna oparta na WordPressie|Só mais um site WordPress',
    'Mais um site WordPress|แค่เว็บเวิร์ดเพรสเว็บหนึ่ง|Bir başka WordPress sitesi|Başka bir WordPress sitesi|Ще один сайт на WordPress|Một trang web mới sử dụng WordPress|Thoughts, stories and ideas',
    'Shop powered by PrestaShop|Boutique propulsée par PrestaShop|Tienda creada con PrestaShop|Negozio powered by PrestaShop|Loja desenvolvida com PrestaShop|Winkel powered by PrestaShop|Sklep na oprogramowaniu PrestaShop',
    'Joomla! - the dynamic portal engine and content management system|Made with Framer|A VitePress site|My Framer Site',
  ]
    .flatMap((line) => line.split('|'))
    .map(plain),
);

/** How the page and the post begin that WordPress makes on a new site, in its languages, and Jekyll. */
const SAMPLES = [
  'Welcome to WordPress. This is your first post.|Us donem la benvinguda al WordPress. Aquesta és la primera entrada.|Välkommen till WordPress. Det här är ditt första inlägg.',
  'Willkommen bei WordPress. Dies ist dein erster Beitrag.|Willkommen zur deutschen Version von WordPress. Dies ist der erste Beitrag.|Bienvenue sur WordPress. Ceci est votre premier article.',
  'Bienvenido a WordPress. Esta es tu primera entrada.|Te damos la bienvenida a WordPress. Esta es tu primera entrada.|Benvenuto in WordPress. Questo è il tuo primo articolo.',
  'Welkom bij WordPress. Dit is je eerste bericht.|Boas-vindas ao WordPress. Esse é o seu primeiro post.|Dobro došli u WordPress. Ovo je vaša prva objava.',
  'Witamy w WordPressie. To jest twój pierwszy wpis.|Добро пожаловать в WordPress. Это ваша первая запись.|欢迎使用WordPress。这是您的第一篇文章|歡迎來到 WordPress。這是你的第一篇文章|WordPress へようこそ。こちらは最初の投稿です',
  'Bun venit la WordPress. Acesta este primul tău articol.|Bine ai venit la WordPress. Acesta este primul tău articol.|Vítejte ve WordPressu. Toto je váš první příspěvek.|Vítejte ve WordPressu! Tohle je váš první příspěvek.|Vitajte vo WordPress. Toto je váš prvý článok.',
  'Üdvözlünk a WordPressben! Ez az első bejegyzés|Üdvözlet a WordPress rendszerben! Ez az első bejegyzés|WordPress’e hoş geldiniz. Bu sizin ilk yazınız.|Ласкаво просимо до WordPress. Це ваш перший запис.|Добре дошли в WordPress. Това е първата ви публикация.',
  'Tervetuloa WordPressiin. Tämä on ensimmäinen artikkelisi.|Velkommen til WordPress. Dette er dit første indlæg.|Velkommen til WordPress. Dette er ditt første innlegg.|Καλώς ήρθατε στο WordPress. Αυτό είναι το πρώτο σας άρθρο.|ברוכים הבאים לוורדפרס. זה הפוסט הראשון שלכם.|أهلًا بك في ووردبريس. هذه مقالتك الأولى.',
  'Toto je zkušební stránka.|Toto je příklad stránky.|Toto je ukážka stránky.|Ez egy példa oldal.|Ez egy minta oldal.|Aceasta este o pagină exemplu.|Acesta este un exemplu de pagină.|Bu örnek bir sayfadır.|Це приклад сторінки.|Това е примерна страница.',
  'You’ll find this post in your _posts directory. Go ahead and edit it',
  'This is an example page. It’s different from a blog post|Dies ist eine Beispiel-Seite. Sie unterscheidet sich von Beiträgen|Voici un exemple de page. Elle est différente d’un article de blog',
  'Dette er en eksempelside. Den er forskellig fra|Dette er en eksempelside. Den er forskjellig fra|Esto es una página de ejemplo. Es diferente a una entrada|Esta es una página de ejemplo. Es diferente a',
  'Questa è una pagina di esempio. Differisce da un articolo|Dit is een voorbeeld pagina. Het verschilt van|Este é o exemplo de uma página. É diferente de um post|Isto é um exemplo de página. É diferente de um artigo',
  'To jest przykładowa strona. Strony są inne niż wpisy|Это пример страницы. От записей в блоге она отличается|Detta är en exempelsida. Den skiljer sig från|Aquesta és una pàgina d’exemple. És diferent d’una entrada',
  'これはサンプルページです。|这是一个范例页面。它和博客文章不同|這是一個範例頁面。它和網誌文章不同|이것은 예제 페이지입니다. 페이지는 한 곳에 고정되며|Tämä on esimerkkisivu. Se eroaa artikkelista',
]
  .flatMap((line) => line.split('|'))
  .map(plain);
const LOOKED_AT = 200;

/** Whether a text is a tagline that nobody has written: "Just another WordPress site". */
export const isSystemTagline = (text: string): boolean => TAGLINES.has(plain(text));

/** The first post of Ghost, with the names of the site and of its author. */
const COMING_SOON = /^This is .{1,80}, a brand new site by .{1,80} that['’]s just getting started/;

/** Whether a page is the sample that its system makes on a new site. */
export function isSamplePage(text: string): boolean {
  if (COMING_SOON.test(text)) return true;
  const begun = plain(text.slice(0, LOOKED_AT));
  return SAMPLES.some((sample) => begun.startsWith(sample));
}
