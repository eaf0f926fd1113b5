/** A link with these words only leads on: it says nothing of what it leads to. */
const LEADS_ON = new RegExp(
  `^(?:${[
    '(?:read|learn|see|show|view|find out|discover|load) (?:more|all|details?|the (?:rest|full (?:story|article)))|more|more (?:info(?:rmation)?|details?)|continue(?: reading)?|details|back(?: to (?:top|the top|home|the list|overview))?|top|next|previous|prev|home|skip to (?:main )?content',
    '(?:en savoir|lire|voir) (?:plus|la suite)|lire l’article|plus d’infos?|retour(?: (?:à l’accueil|en haut))?|suivant|précédent|haut de page|mehr(?: (?:erfahren|lesen|infos?|informationen|anzeigen))?|weiter(?:lesen)?|zurück(?: nach oben| zur übersicht)?|nach oben',
    '(?:leer|ver|saber|conocer) más|más información|volver|siguiente|anterior|(?:leggi|scopri) (?:di più|tutto)|continua(?: a leggere)?|torna (?:su|indietro)|saiba mais|ler mais|leia mais|lees (?:meer|verder)|meer (?:info(?:rmatie)?|lezen)|czytaj (?:więcej|dalej)|więcej|(?:llegir|veure|saber-ne) més|més informació',
    '(?:läs|visa|se) mer|visa alla|les mer|(?:læs|se) mere|(?:lue|katso) lisää|(?:číst|zjistit) (?:více|dále?)|více(?: informací)?|čítať (?:ďalej|viac)|viac(?: informácií)?|tovább(?: olvasom)?|bővebben|részletek|citește mai (?:mult|departe)|află mai multe?|vezi (?:mai mult|detalii|toate)|(?:saznaj|pročitaj)(?:te)? više|preberi(?:te)? več|loe (?:lisaks|edasi)|lasīt vairāk|skaityti daugiau|plačiau',
    'devamını (?:oku|gör)|daha fazla(?: bilgi)?|detay(?:lar|lı bilgi)?|tümünü gör|đọc (?:thêm|tiếp)|xem (?:thêm|chi tiết|tất cả)|tìm hiểu thêm|(?:baca |lihat )?selengkapnya|lihat (?:semua|detail)|(?:διαβάστε |δείτε )?περισσότερα',
    'подробнее|читать (?:далее|дальше)|докладніше|детальніше|читати далі|(?:прочети|виж) повече|もっと(?:見る|読む)|詳し(?:く(?:見る|はこちら)?|い情報)|続きを読む|戻る|次へ|前へ|(?:阅读|了解|查看)更多|更多(?:信息|内容)?|返回(?:顶部|首页)?|下一页|(?:立刻|立即|点击)?查看(?:详情|全部|全文)?|了解详情|上一页|更多資訊|閱讀更多|더 보기|자세히(?: 보기)?',
    'اقرأ المزيد|المزيد|ادامه مطلب|קראו? עוד|לפרטים(?: נוספים)?|อ่าน(?:ต่อ|เพิ่มเติม)|ดูเพิ่มเติม|और पढ़ें',
  ].join('|')})[\\s.…→›»>❯⟶]*$`,
  'iu',
);

/** Whether the text of a link only leads on, as "Read more →" does. */
export const leadsOn = (text: string): boolean =>
  LEADS_ON.test(
    text
      .trim()
      .replaceAll("'", '’')
      .replace(/^[\s←‹«<❮↑⬆▲]+/u, ''),
  );
