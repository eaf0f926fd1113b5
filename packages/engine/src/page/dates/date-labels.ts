import { EAST_ASIAN } from '../scripts.ts';

/**
 * Labels before a date (or after it, in East Asian and some other languages) with which a page states its
 * age.
 */
const PUBLISHED =
  'published(?: on| at)?|posted(?: on| at)?|(?:first|originally) (?:published|posted)(?: on)?|date published|publication date|publish date|date of publication|written(?: on)?|released(?: on)?|date posted|' +
  'veröffentlicht(?: am)?|veröffentlichung|publiziert(?: am)?|erschienen(?: am)?|erstellt(?: am)?|geschrieben am|' +
  'publié(?:e)?(?: le)?|mis en ligne(?: le)?|paru le|date de publication|écrit le|rédigé le|' +
  'publicado(?: el| em| en)?|fecha de publicación|publicación|escrito el|data de publicação|postado em|' +
  'pubblicato(?: il| in data)?|data di pubblicazione|scritto il|' +
  'gepubliceerd(?: op)?|geplaatst(?: op)?|geschreven op|publicatiedatum|' +
  'opublikowano|data publikacji|dodano|publicerad(?:es)?|publiceringsdatum|udgivet|offentliggjort|publisert|julkaistu|' +
  'publikováno|zveřejněno|vydáno|uverejnené|közzétéve|megjelent|publicat(?: pe| el)?|data publicării|публикувано|' +
  'опубликован[оа]?|дата публикации|опубліковано|дата публікації|δημοσιεύτηκε|δημοσίευση|yayınlanma(?: tarihi)?|yayın tarihi|yayımlandı|' +
  'objavljeno|paskelbta|publicēts|avaldatud|diterbitkan(?: pada)?|dipublikasikan|đăng ngày|ngày đăng|xuất bản|' +
  'نُشر(?: في)?|نشر(?:ت)?(?: في| بتاريخ)?|تاريخ النشر|פורסם(?: ב)?|תאריך פרסום|منتشر شده(?: در)?|تاریخ انتشار|प्रकाशित|เผยแพร่(?:เมื่อ)?|วันที่เผยแพร่|' +
  '公開日|投稿日|掲載日|発行日|公開|投稿|掲載|发布日期|发布时间|发布于|发表于|發布日期|發佈日期|發布於|發佈於|發表於|刊登日期|发布|發布|發佈|작성일|게시일|등록일|발행일|입력|게시|작성|발행';
const MODIFIED =
  '(?:last |page |recently )?(?:updated|modified|changed|revised|edited|reviewed|amended)(?: on| at)?|last (?:update|change|revision|review|edit)|(?:this page was )?last (?:edited|updated|modified|changed) on|date modified|update|revision date|effective(?: date)?(?: as of)?|as of|' +
  '(?:zuletzt |letztmals )?(?:aktualisiert|geändert|bearbeitet|überarbeitet)(?: am)?|letzte (?:änderung|aktualisierung|bearbeitung)(?: am)?|(?:stand|fassung)(?: vom)?|' +
  'mis(?:e)? à jour(?: le)?|dernière (?:mise à jour|modification)(?: le)?|modifié(?:e)?(?: le)?|actualisé(?:e)?(?: le)?|' +
  '(?:última )?(?:actualización|actualizado|modificación|modificado|revisión)(?: el| en)?|última actualización|(?:última )?(?:atualização|atualizado|modificação)(?: em)?|atualizada em|' +
  '(?:ultimo )?(?:aggiornamento|aggiornat[oa]|modifica|modificato)(?: il| al)?|' +
  '(?:laatst )?(?:bijgewerkt|gewijzigd|aangepast|herzien)(?: op)?|laatste (?:update|wijziging)|' +
  '(?:ostatnia )?(?:aktualizacja|zaktualizowano|modyfikacja)|(?:senast )?(?:uppdaterad|ändrad)(?: den)?|(?:senest |sist )?(?:opdateret|oppdatert|endret|ændret)(?: den)?|päivitetty|' +
  '(?:naposledy )?(?:aktualizováno|upraveno|aktualizované)|frissítve|(?:ultima )?actualizare|actualizat(?: la| el)?|darrera (?:actualització|modificació)|последна (?:промяна|актуализация)|' +
  'обновлен[оа]?|дата обновления|изменен[оа]?|последнее (?:изменение|обновление)|оновлено|останнє оновлення|ενημερώθηκε|τελευταία ενημέρωση|(?:son )?güncelle(?:me|ndi)(?: tarihi)?|ažurirano|atnaujinta|atjaunināts|uuendatud|diperbarui(?: pada)?|cập nhật(?: lần cuối)?|' +
  'آخر تحديث|تم التحديث|حُدث في|تحديث|עודכן(?: ב)?|עדכון אחרון|به‌روزرسانی|बदलाव|अद्यतन|अपडेट|อัปเดต(?:เมื่อ|ล่าสุด)?|ปรับปรุงล่าสุด|' +
  '最終更新日?|更新日時?|改訂日?|改定日?|更新|最后更新|最近更新|更新时间|更新日期|更新于|修订于|修改于|最後更新|最近更新|更新時間|更新於|修訂於|최종 ?수정일?|수정일|업데이트|갱신일|수정';

const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<modified>${MODIFIED})|(?<published>${PUBLISHED}))(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`,
  'giu',
);
/** Between a label and its date: punctuation, a weekday, an author. */
const MOST_BETWEEN = 45;
const MOST_BEHIND = 8;
const ENDS_BEFORE = /(?:^|[.!?|·•—–;:,،؛、：()[\]/。・‧|\n-]|\d)\s*$/u;
/** "By Ann Lee Published May 3, 2026". */
const IS_BYLINE = /^\s*(?:by|von|par|por|di|door|av|af)\s[^.!?。]{2,60}$/iu;

export type DateKind = 'published' | 'modified';

/**
 * What a text says about a date in it: by the label before it, or directly after it in East Asia. The label
 * must begin the line or follow punctuation or the author: a sentence that says when a book was published says nothing
 * about the page.
 *
 * @param text one line; `from` and `to` give the position of the date.
 */
export function labelOf(text: string, from: number, to: number): DateKind | null {
  const before = text.slice(0, from);
  const behind = text.slice(to, to + MOST_BEHIND);
  if (EAST_ASIAN.test(behind)) {
    const match = [...behind.matchAll(LABEL)].find(({ index }) => index <= 2);
    if (match) return match.groups?.modified ? 'modified' : 'published';
  }
  const labels = [...before.matchAll(LABEL)];
  const last = labels.at(-1);
  if (!last) return null;
  const between = before.slice(last.index + last[0].length);
  if (between.length > MOST_BETWEEN || /[.!?。]\s+\S+\s+\S+/u.test(between)) return null;
  const lead = before.slice(0, last.index);
  if (!ENDS_BEFORE.test(lead) && !IS_BYLINE.test(lead)) return null;
  return last.groups?.modified ? 'modified' : 'published';
}
