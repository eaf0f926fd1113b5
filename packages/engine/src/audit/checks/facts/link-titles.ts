import type { PageFacts } from '../../../page/page-facts.ts';
import { isTemplateTitle } from '../../../page/site-name/template-title.ts';

/** What a link says that only points: its page is called something else. */
const POINTS =
  /^\W*(?:next|prev(?:ious)?|back|weiter|zurück|vor(?:her)?ige?s?|nächste[rs]?|suivante?|précédente?|retour|siguiente|anterior|següent|successivo|precedente|avanti|indietro|próxim[oa]|volgende|vorige|nästa|föregående|neste|forrige|næste|seuraava|edellinen|następn[aey]|poprzedni[ae]?|další|předchozí|sonraki|önceki|вперед|назад|далі|следующ\p{L}+|предыдущ\p{L}+|наступн\p{L}+|попередн\p{L}+|次(?:へ|のページ)?|前(?:へ|のページ)?|下一[页頁章]|上一[页頁章]|다음|이전|(?:click )?here|(?:read|learn|find out|see|discover|view) more|more|more (?:info(?:rmation)?|details)|details|hier(?: klicken)?|mehr(?: erfahren| lesen| infos?| informationen)?|weitere infos?|weitere informationen|weiterlesen|ausführlich|ici|cliquez ici|(?:lire|voir|en savoir) (?:la suite|plus)|plus d[’']infos?|plus d[’']informations?|aquí|(?:haz |haga )?clic aquí|(?:leer|ver|saber) más|más info(?:rmación)?|qui|clicca qui|leggi (?:di più|tutto)|scopri di più|(?:maggiori|più|altre) informazioni|aqui|clique aqui|(?:ler|saiba|ver) mais|mais informações|llegir més|(?:lees|bekijk|ontdek) (?:meer|verder)|meer (?:info(?:rmatie)?|lezen|weten)|läs mer|les mer|læs mere|lue lisää|tästä|täältä|tutaj|czytaj (?:więcej|dalej)|dowiedz się więcej|więcej|więcej informacji|zde|více|více informací|viac|tu|itt|tovább|aici|citește mai mult|mai mult|ovdje|opširnije|više|buradan?|devamı|здесь|тут|сюда|подробнее|далее|детальніше|докладніше|тук|още|ここ|こちら|詳細|詳しく(?:は|見る)?|这里|點此|点击这里|更多|了解更多|查看更多|여기|더 ?보기|자세히(?: 보기)?|ที่นี่|อ่านต่อ|tại đây|xem thêm)\W*$/iu;

/** Whether a link says only that there is something, "Read more", or what a theme says of any page: "Your Company Name". */
export const onlyPoints = (text: string): boolean => POINTS.test(text) || isTemplateTitle(text);

/**
 * What each link calls its page: the first of its texts that names it, as a page may be linked as "here" in its text and by its
 * name in the menu.
 *
 * @param keyOf the address without what makes no difference.
 */
export function linkTitles(
  links: PageFacts['links'],
  keyOf: (url: string) => string,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  // What leads to a part of a page names that part.
  const whole = links.filter(({ url }) => !url.includes('#'));
  for (const { url, text } of [...whole, ...links]) {
    const key = keyOf(url);
    const known = titles.get(key);
    if (text.trim() !== '' && (known === undefined || (onlyPoints(known) && !onlyPoints(text))))
      titles.set(key, text);
  }
  return titles;
}
