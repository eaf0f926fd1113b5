import { baseLanguage } from '../../language/base-language.ts';

/** Our own words in an llms.txt, in the language of the site. */
export interface LlmsWords {
  main: string;
  /** Pages that are not in the menu. */
  further: string;
  documentation: string;
  articles: string;
  products: string;
  address: string;
  area: string;
  phone: string;
  email: string;
  hours: string;
  prices: string;
  contact: string;
  install: string;
  /** Monday first. */
  days: readonly string[];
}

const english: LlmsWords = {
  main: 'Main pages',
  further: 'Further pages',
  documentation: 'Documentation',
  articles: 'Articles',
  products: 'Products',
  address: 'Address',
  area: 'Service area',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Opening hours',
  prices: 'Prices',
  contact: 'Contact',
  install: 'Installation',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

const line = (further: string, text: string, days: string): LlmsWords => {
  const [main = '', documentation = '', articles = '', products = '', ...labels] = text.split('|');
  const [
    address = '',
    area = '',
    phone = '',
    email = '',
    hours = '',
    prices = '',
    contact = '',
    install = '',
  ] = labels;
  return {
    ...{
      main,
      further,
      documentation,
      articles,
      products,
      address,
      area,
      phone,
      email,
      hours,
      prices,
      contact,
      install,
    },
    days: days.split(' '),
  };
};

const norwegian = line(
  'Flere sider',
  'Viktige sider|Dokumentasjon|Artikler|Produkter|Adresse|Område|Telefon|E-post|Åpningstider|Priser|Kontakt|Installasjon',
  'man tir ons tor fre lør søn',
);

const words: Record<string, LlmsWords> = {
  en: english,
  de: line(
    'Weitere Seiten',
    'Wichtige Seiten|Dokumentation|Artikel|Produkte|Adresse|Einzugsgebiet|Telefon|E-Mail|Öffnungszeiten|Preise|Ansprechpartner|Installation',
    'Mo Di Mi Do Fr Sa So',
  ),
  fr: line(
    'Autres pages',
    'Pages principales|Documentation|Articles|Produits|Adresse|Zone desservie|Téléphone|E-mail|Horaires|Tarifs|Contact|Installation',
    'lun mar mer jeu ven sam dim',
  ),
  es: line(
    'Otras páginas',
    'Páginas principales|Documentación|Artículos|Productos|Dirección|Zona de servicio|Teléfono|Correo electrónico|Horario|Precios|Contacto|Instalación',
    'lun mar mié jue vie sáb dom',
  ),
  ca: line(
    'Altres pàgines',
    'Pàgines principals|Documentació|Articles|Productes|Adreça|Zona de servei|Telèfon|Correu electrònic|Horari|Preus|Contacte|Instal·lació',
    'dl dt dc dj dv ds dg',
  ),
  it: line(
    'Altre pagine',
    'Pagine principali|Documentazione|Articoli|Prodotti|Indirizzo|Zona servita|Telefono|E-mail|Orari|Prezzi|Contatto|Installazione',
    'lun mar mer gio ven sab dom',
  ),
  nl: line(
    'Overige pagina’s',
    'Belangrijkste pagina’s|Documentatie|Artikelen|Producten|Adres|Werkgebied|Telefoon|E-mail|Openingstijden|Prijzen|Contact|Installatie',
    'ma di wo do vr za zo',
  ),
  pt: line(
    'Outras páginas',
    'Páginas principais|Documentação|Artigos|Produtos|Endereço|Área de atendimento|Telefone|E-mail|Horário|Preços|Contato|Instalação',
    'seg ter qua qui sex sáb dom',
  ),
  pl: line(
    'Inne strony',
    'Najważniejsze strony|Dokumentacja|Artykuły|Produkty|Adres|Obszar działania|Telefon|E-mail|Godziny otwarcia|Ceny|Kontakt|Instalacja',
    'pon. wt. śr. czw. pt. sob. niedz.',
  ),
  sv: line(
    'Övriga sidor',
    'Viktiga sidor|Dokumentation|Artiklar|Produkter|Adress|Område|Telefon|E-post|Öppettider|Priser|Kontakt|Installation',
    'mån tis ons tors fre lör sön',
  ),
  da: line(
    'Øvrige sider',
    'Vigtige sider|Dokumentation|Artikler|Produkter|Adresse|Område|Telefon|E-mail|Åbningstider|Priser|Kontakt|Installation',
    'man tir ons tor fre lør søn',
  ),
  cs: line(
    'Další stránky',
    'Hlavní stránky|Dokumentace|Články|Produkty|Adresa|Oblast působení|Telefon|E-mail|Otevírací doba|Ceny|Kontakt|Instalace',
    'po út st čt pá so ne',
  ),
  tr: line(
    'Diğer sayfalar',
    'Ana sayfalar|Belgeler|Yazılar|Ürünler|Adres|Hizmet bölgesi|Telefon|E-posta|Çalışma saatleri|Fiyatlar|İletişim|Kurulum',
    'Pzt Sal Çar Per Cum Cmt Paz',
  ),
  ru: line(
    'Другие страницы',
    'Основные страницы|Документация|Статьи|Продукты|Адрес|Регион обслуживания|Телефон|Эл. почта|Часы работы|Цены|Контактное лицо|Установка',
    'пн вт ср чт пт сб вс',
  ),
  uk: line(
    'Інші сторінки',
    'Основні сторінки|Документація|Статті|Продукти|Адреса|Регіон обслуговування|Телефон|Ел. пошта|Години роботи|Ціни|Контактна особа|Встановлення',
    'пн вт ср чт пт сб нд',
  ),
  ja: line(
    'その他のページ',
    '主なページ|ドキュメント|記事|製品|住所|対応エリア|電話|メール|営業時間|料金|担当者|インストール',
    '月 火 水 木 金 土 日',
  ),
  ko: line(
    '기타 페이지',
    '주요 페이지|문서|글|제품|주소|서비스 지역|전화|이메일|영업시간|가격|담당자|설치',
    '월 화 수 목 금 토 일',
  ),
  ar: line(
    'صفحات أخرى',
    'الصفحات الرئيسية|التوثيق|المقالات|المنتجات|العنوان|منطقة الخدمة|الهاتف|البريد الإلكتروني|ساعات العمل|الأسعار|جهة الاتصال|التثبيت',
    'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
  ),
  he: line(
    'דפים נוספים',
    'דפים ראשיים|תיעוד|מאמרים|מוצרים|כתובת|אזור שירות|טלפון|דוא״ל|שעות פתיחה|מחירים|איש קשר|התקנה',
    'שני שלישי רביעי חמישי שישי שבת ראשון',
  ),
  el: line(
    'Άλλες σελίδες',
    'Κύριες σελίδες|Τεκμηρίωση|Άρθρα|Προϊόντα|Διεύθυνση|Περιοχή εξυπηρέτησης|Τηλέφωνο|Email|Ωράριο|Τιμές|Υπεύθυνος επικοινωνίας|Εγκατάσταση',
    'Δευ Τρί Τετ Πέμ Παρ Σάβ Κυρ',
  ),
  fi: line(
    'Muut sivut',
    'Tärkeimmät sivut|Dokumentaatio|Artikkelit|Tuotteet|Osoite|Palvelualue|Puhelin|Sähköposti|Aukioloajat|Hinnat|Yhteyshenkilö|Asennus',
    'ma ti ke to pe la su',
  ),
  nb: norwegian,
  nn: norwegian,
  sk: line(
    'Ďalšie stránky',
    'Hlavné stránky|Dokumentácia|Články|Produkty|Adresa|Oblasť pôsobenia|Telefón|E-mail|Otváracie hodiny|Ceny|Kontakt|Inštalácia',
    'po ut st št pi so ne',
  ),
  hr: line(
    'Ostale stranice',
    'Glavne stranice|Dokumentacija|Članci|Proizvodi|Adresa|Područje djelovanja|Telefon|E-pošta|Radno vrijeme|Cijene|Kontakt osoba|Instalacija',
    'pon uto sri čet pet sub ned',
  ),
  sl: line(
    'Druge strani',
    'Glavne strani|Dokumentacija|Članki|Izdelki|Naslov|Območje delovanja|Telefon|E-pošta|Delovni čas|Cene|Kontaktna oseba|Namestitev',
    'pon tor sre čet pet sob ned',
  ),
  bg: line(
    'Други страници',
    'Основни страници|Документация|Статии|Продукти|Адрес|Район на обслужване|Телефон|Имейл|Работно време|Цени|Лице за контакт|Инсталиране',
    'пн вт ср чт пт сб нд',
  ),
  hu: line(
    'További oldalak',
    'Fő oldalak|Dokumentáció|Cikkek|Termékek|Cím|Szolgáltatási terület|Telefon|E-mail|Nyitvatartás|Árak|Kapcsolattartó|Telepítés',
    'H K Sze Cs P Szo V',
  ),
  ro: line(
    'Alte pagini',
    'Pagini principale|Documentație|Articole|Produse|Adresă|Zonă deservită|Telefon|E-mail|Program|Prețuri|Contact|Instalare',
    'lun mar mie joi vin sâm dum',
  ),
  id: line(
    'Halaman lain',
    'Halaman utama|Dokumentasi|Artikel|Produk|Alamat|Area layanan|Telepon|Email|Jam buka|Harga|Kontak|Instalasi',
    'Sen Sel Rab Kam Jum Sab Min',
  ),
  vi: line(
    'Trang khác',
    'Trang chính|Tài liệu|Bài viết|Sản phẩm|Địa chỉ|Khu vực phục vụ|Điện thoại|Email|Giờ mở cửa|Giá|Liên hệ|Cài đặt',
    'T2 T3 T4 T5 T6 T7 CN',
  ),
  et: line(
    'Muud lehed',
    'Põhilehed|Dokumentatsioon|Artiklid|Tooted|Aadress|Teeninduspiirkond|Telefon|E-post|Lahtiolekuajad|Hinnad|Kontaktisik|Paigaldamine',
    'E T K N R L P',
  ),
  lv: line(
    'Citas lapas',
    'Galvenās lapas|Dokumentācija|Raksti|Produkti|Adrese|Apkalpošanas zona|Tālrunis|E-pasts|Darba laiks|Cenas|Kontaktpersona|Uzstādīšana',
    'Pr Ot Tr Ce Pk Se Sv',
  ),
  lt: line(
    'Kiti puslapiai',
    'Pagrindiniai puslapiai|Dokumentacija|Straipsniai|Produktai|Adresas|Aptarnavimo teritorija|Telefonas|El. paštas|Darbo laikas|Kainos|Kontaktinis asmuo|Diegimas',
    'Pr An Tr Kt Pn Št Sk',
  ),
  fa: line(
    'صفحات دیگر',
    'صفحات اصلی|مستندات|مقالات|محصولات|نشانی|محدوده خدمات|تلفن|ایمیل|ساعات کاری|قیمت‌ها|مسئول تماس|نصب',
    'دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه',
  ),
  hi: line(
    'अन्य पृष्ठ',
    'मुख्य पृष्ठ|दस्तावेज़|लेख|उत्पाद|पता|सेवा क्षेत्र|फ़ोन|ईमेल|खुलने का समय|कीमतें|संपर्क व्यक्ति|इंस्टॉलेशन',
    'सोम मंगल बुध गुरु शुक्र शनि रवि',
  ),
  th: line(
    'หน้าอื่น ๆ',
    'หน้าหลัก|เอกสาร|บทความ|สินค้า|ที่อยู่|พื้นที่ให้บริการ|โทรศัพท์|อีเมล|เวลาทำการ|ราคา|ผู้ติดต่อ|การติดตั้ง',
    'จ. อ. พ. พฤ. ศ. ส. อา.',
  ),
  zh: line(
    '其他页面',
    '主要页面|文档|文章|产品|地址|服务区域|电话|电子邮箱|营业时间|价格|联系人|安装',
    '周一 周二 周三 周四 周五 周六 周日',
  ),
};

const traditional = line(
  '其他頁面',
  '主要頁面|文件|文章|產品|地址|服務區域|電話|電子郵件|營業時間|價格|聯絡人|安裝',
  '週一 週二 週三 週四 週五 週六 週日',
);

const isTraditional = (language: string) => /^zh\b.*\b(?:hant|tw|hk|mo)\b/i.test(language);

/** The words for a language (BCP 47); English where we have none. */
export const llmsWords = (language: string): LlmsWords =>
  isTraditional(language) ? traditional : (words[baseLanguage(language)] ?? english);
