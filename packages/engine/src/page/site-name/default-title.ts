/** A page, a site or a document, as editors call a new one. */
const THINGS =
  'page|web ?page|site|web ?site|document|file|seite|webseite|website|homepage|dokument|page web|site web|página(?: web)?|pagina(?: web)?|sitio(?: web)?|sito(?: web)?|documento|strona(?: internetowa)?|dokumentas?|stránka|sida|webbsida|side|hjemmeside|nettside|sivu|oldal|weboldal|pagină|site-ul|stranica|sayfa|страница|сторінка|сайт|документ|σελίδα|ιστοσελίδα|עמוד|דף|אתר|صفحة|صفحه|trang|halaman|laman';
/** What editors call it until somebody gives it a name, without a number. */
const DEFAULTS = [
  `(?:new|untitled|unnamed|blank|empty|sample|example) (?:${THINGS})|untitled(?:-page|-document)?|unnamed|no title|no name`,
  `(?:neue[rs]?|leere[rs]?|unbenannte[rs]?|meine) (?:${THINGS})|unbenannt|ohne titel|kein titel|namenlos`,
  `(?:nouve(?:lle|au)|mon|ma) (?:${THINGS})|(?:(?:${THINGS}) )?sans (?:titre|nom)`,
  `(?:nuev[ao]|mi) (?:${THINGS})|(?:${THINGS}) (?:nuev[ao]|en blanco)|(?:(?:${THINGS}) )?sin (?:título|nombre)`,
  `(?:nuov[ao]|il mio|la mia) (?:${THINGS})|(?:(?:${THINGS}) )?senza (?:titolo|nome)|(?:nov[ao]|meu|minha) (?:${THINGS})|(?:(?:${THINGS}) )?sem (?:título|nome)`,
  `(?:nieuwe|naamloze|mijn) (?:${THINGS})|naamloos(?: document)?|zonder titel|(?:nowa|nowy|moja) (?:${THINGS})|(?:(?:${THINGS}) )?bez (?:nazwy|tytułu)`,
  `(?:nová|moje) (?:${THINGS})|bez názv[ue]|nepojmenovan[áý](?: (?:${THINGS}))?|(?:ny|nytt|namnlös|min) (?:${THINGS})|namnlös(?:t dokument)?|utan (?:titel|namn)|uten (?:tittel|navn)|uden (?:titel|navn)|unavngivet`,
  `uusi (?:${THINGS})|nimetön|otsikoton|új (?:${THINGS})|névtelen|cím nélkül|(?:${THINGS}) nouă|fără (?:titlu|nume)|nova (?:${THINGS})|bez (?:naslova|naziva|imena)|yeni (?:${THINGS})|adsız|başlıksız|isimsiz`,
  `(?:новая|нова|новый|новий|новы|мой) (?:${THINGS})|без (?:названия|имени|заголовка|назви|заглавие|име)|νέα (?:${THINGS})|χωρίς (?:τίτλο|όνομα)`,
  `(?:${THINGS}) חדש|ללא (?:כותרת|שם)|(?:${THINGS}) (?:جديدة|جدید)|بدون (?:عنوان|اسم)|(?:${THINGS}) mới|không có tiêu đề|chưa đặt tên|(?:${THINGS}) baru|tanpa judul|หน้าใหม่|ไม่มีชื่อ|नया पृष्ठ|शीर्षकहीन`,
  '新しいページ|新規ページ|無題(?:ドキュメント|のページ)?|名称未設定|新页面|新建(?:页面|网页)|(?:未命名|无标题)(?:文档|页面|网页)?|新(?:頁面|網頁)|(?:未命名|無標題)(?:文件|頁面|網頁)?|새 ?(?:페이지|문서)|제목 ?없음|무제',
];
/** "Document 360" is the name of a product. */
const numberOf = (most: number) => `[\\s_-]?\\(?\\d{1,${most}}\\)?`;
const DEFAULT_TITLE = new RegExp(
  `^(?:(?:${DEFAULTS.join('|')})(?:${numberOf(3)})?|(?:${THINGS}|ページ|页面|頁面|페이지)${numberOf(2)})$`,
  'iu',
);
const LONGEST = 40;

/** Whether a title is that which an editor gives a new page or document: "New Page 1", "Untitled-2", "Page 3", "Sans titre". */
export const isDefaultTitle = (title: string): boolean =>
  title.length <= LONGEST && DEFAULT_TITLE.test(title.trim());
