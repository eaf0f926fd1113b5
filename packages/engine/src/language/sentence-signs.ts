import { isOfForms } from '../page/of-forms.ts';
import { isAboutConsent } from '../page/regions/find-notices.ts';
import { baseLanguage } from './base-language.ts';

const startsWith = (words: readonly string[]) =>
  new RegExp(`^(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Connects a sentence to the one before it. */
const CONNECTS = startsWith([
  'however|but|and|or|so|also|then|as (?:mentioned|discussed|described|noted|shown|explained|we|you|in|before|above)|therefore|otherwise|moreover|additionally|furthermore|for example|e\\.g|as an alternative',
  'alternatively|in addition|instead|similarly|likewise|in th(?:is|at) case|for instance|note that|finally|second(?=,)|secondly|next(?=,| you| we| it| the)|because',
  'now that|this (?:means|is why)|that (?:means|is why)|there (?:is|are) also|you (?:can|may|could) also|if (?:it|they|this|that|these|those|not|so)|first(?=,)|firstly|the (?:same|latter|former|above)|both|to that end|above|below',
  'mais|et|ou|donc|cependant|toutefois|ainsi|de plus|en outre|par exemple|puis|ensuite|enfin|parce que|car',
  'aber|und|oder|jedoch|dabei|dazu|dadurch|damit|daher|deshalb|außerdem|zudem|danach|dann|zum beispiel|denn|weil',
  'pero|y|o|además|por eso|ma|e|inoltre|perciò|maar|en|ook|daarom|mas|por isso|além disso|contudo|porém|todavia|no entanto|sin embargo|no obstante|tuttavia|echter|dock|dog|imidlertid|jednak|однако|но|проте|але|однак|porque',
]);
/** Refers to something named before. */
const STANDS_FOR = startsWith([
  'it|its|they|their|he|she|these|those|that|this (?:is|was|may|might|can|will|would|could|should|has|does)|here',
  "il|elle|ils|elles|ceci|cela|ça|c[’']est|ce sont",
  'dies|diese[rsmn]?|sie|er|es ist|hier|esto|esta|este|questo|questa|dit|deze|isso|isto',
]);

/** Speaks near its beginning of what was told before: "The upside of this approach is that …". */
const POINTS_BACK =
  /^[^.,;:]{0,40}\b(?:this|these|that|those|such an?) (?:approach|method|way|technique|case|option|example|set-?up|step|code|snippet|pattern)s?\b/iu;

/** Sends the reader elsewhere instead of saying something. */
const POINTS = new RegExp(
  `^(?:please )?(?:${[
    '(?:for|if you have|in case of)(?: (?:any|more|further))? (?:questions?|bugs?|issues?|problems?|help|support|feedback|requests?|more information|(?:more|further) details)|(?:report|file|open) (?:an? |any |all |your |the )?(?:issues?|bugs?)|download (?:the|it|our|a|latest|from|here|and)|the (?:rest|remainder) of (?:the|this)|take a look|have a look|see|refer to|consult (?:the|your|our)|check(?: out)?(?: the| our)|read (?:the|more|our|on)|click|visit|follow us|use the links|go to|learn more|find out more|scroll|download now|(?:source|tip|note|notice|warning|hint|caution|hinweis|tipp|achtung|remarque|astuce|nota|consejo|suggerimento)(?= ?:)',
    'voir|cliquez|consultez|consulter|télécharge[rz]|découvrez aussi|lisez|en savoir plus|rendez-vous',
    'siehe|klicken|lesen sie|mehr (?:erfahren|dazu|infos)|weiterlesen|besuchen sie',
    'ver más|descarg(?:ar|ue|a)|scarica(?:re|te)?|herunterladen|pobierz|baix(?:ar|e)|haga clic|lea|consulte|scopri|clicca|leggi|lees|klik|bekijk|saiba mais|clique|leia',
    'läs (?:mer|om)|les (?:mer|om)|læs (?:mere|om)|lue lisää|katso|zobacz|dowiedz się|přečtěte si|zjistěte|află mai|vezi|citește|tudj meg|olvassa el|devamını|δείτε|διαβάστε|μάθετε|tìm hiểu|xem (?:thêm|chi tiết)|đọc thêm|(?:baca|lihat|simak) ',
    'узнайте|смотрите|читайте|подробнее|дізнайтес[ья]|дивіться|вижте|прочетете',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Describes the page that it is on: no answer to anything. */
const OF_THE_PAGE =
  /^(?:this|the following) (?:page|document(?:ation)?|section|article|guide|manual|handbook|faq|chapter|tutorial|post)\b|^(?:diese|auf dieser) (?:seite|anleitung|dokumentation|faq)\b|^dieses (?:dokument|handbuch)\b|^(?:cette (?:page|documentation|faq)|cet article|ce (?:document|guide|manuel))\b|^(?:esta (?:página|guía|documentación)|este (?:documento|manual)|quest[ao] (?:pagina|guida|documento|manuale)|deze (?:pagina|handleiding))(?!\p{L})/iu;

/** Asks the reader for something: a star, a signature, a click. */
const WANTS =
  /\b(?:subscribe|sign up|log in|star us|with a star|javascript is|abonnez-vous|inscrivez-vous|faites un don|anmelden|abonnieren|suscr[íi]b\w+|iscriviti)\b/iu;
/** Asks for money. A charity that says where its donations go does not. */
const WANTS_MONEY =
  /^(?:please )?(?:donate|sponsor)\b|\b(?:please donate|donate (?:now|today|here|online|via|by|through)|(?:make|consider) a donation|consider donating|your donations?|become a sponsor|jetzt spenden|spenden sie|ihre spende)\b/iu;
/** Offers a newsletter. A site that is one says so: "X is a weekly newsletter". */
const OFFERS_A_NEWSLETTER =
  /(?<!(?:^|\s)(?:is|ist|est|es|è|é)\s(?:an?|the|our|eine?n?|une?|una?|um)\s(?:[\p{L}-]+\s){0,3})\bnewsletter\b/iu;
const wants = (sentence: string) =>
  WANTS.test(sentence) ||
  WANTS_MONEY.test(sentence) ||
  OFFERS_A_NEWSLETTER.test(sentence) ||
  isOfForms(sentence) ||
  isAboutConsent(sentence);

const DATED =
  /^(?:(?:this|the) (?:page|site|website) was (?:last )?(?:updated|modified)\b|you are visitor\b|best viewed (?:in|with|at|using)\b|diese seite wurde (?:zuletzt|am)\b|(?:posted|published|(?:last )?(?:updated|modified)|written|veröffentlicht|aktualisiert|stand|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|geplaatst)(?: (?:on|am|le|el|il|op|by|von|par|por|da|in|em))?\b[ :]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}-\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? (?:\d|and )|\d{1,2}\.? \p{L}+ \d{4}|(?:version|release|v)\s?v?\d+\.\d[\d.]*(?!\s\p{Ll}+(?<!\s(?:of|from|as|on|is|was|has|released|published|vom|von|du|de|del))\s))/iu;

/** When something was added or changed, as manuals note it above what they tell: "New in version 0.7." */
const VERSION_NOTE =
  /^(?:(?:new|added|changed|deprecated|removed|introduced|available) (?:in|since)(?: the)?|neu (?:in|ab)|geändert in|veraltet (?:ab|seit)|(?:nouveau|ajouté|modifié|obsolète) (?:dans la|depuis la)|(?:nuevo|añadido|cambiado|obsoleto) (?:en la|desde la)|(?:nuovo|aggiunto|modificato|deprecato) (?:nella|dalla)|(?:novo|adicionado|alterado|obsoleto) (?:na|desde a))(?: (?:version|versión|versione|versão|release))? v?\d+(?:\.\d+)*/iu;
/** Thanks the reader and says nothing. */
const THANKS =
  /^(?:(?:many )?thank(?:s| you)|vielen dank|danke|merci(?! de )|(?:muchas )?gracias (?:por|a)|grazie (?:per|a)|obrigad[oa] por|bedankt)(?!\p{L})/iu;

/** Announces the text after it and says nothing alone. */
const ANNOUNCES =
  /[:：]\s*$|\b(?:as follows|below|the following|ci-dessous|ci-après|(?:étapes|points|éléments) suivante?s|unten|folgende[nrms]?|a continuación|los siguientes|di seguito|seguenti|hieronder|abaixo|seguintes)\b/iu;

/** Words that join on or stand for something in one language, and begin any sentence in another: “il”, “o” and “en” are articles, “en” is also “in”. */
const HARMLESS: Record<string, RegExp> = {
  it: /^il\s/iu,
  pt: /^o\s/iu,
  gl: /^(?:o|en)\s/iu,
  ro: /^o\s/iu,
  es: /^en\s/iu,
  ca: /^en\s/iu,
  fr: /^en\s(?!outre)/iu,
  sv: /^en\s/iu,
  da: /^en\s/iu,
  nb: /^en\s/iu,
  no: /^en\s/iu,
  en: /^car\s/iu,
};
/** Whether a sentence begins with such a word of its language: “Il soggiorno”, “O museu”, “En utställning”, “En Barcelona”. */
export const beginsHarmlessly = (sentence: string, language: string): boolean =>
  HARMLESS[baseLanguage(language)]?.test(sentence) === true;
/** Whether a sentence is joined to the one before it. */
export const connects = (sentence: string, language = ''): boolean =>
  CONNECTS.test(sentence) && !beginsHarmlessly(sentence, language);
/** Its subject is the code above it: "makes the current name available". */
const GOES_ON_AFTER_CODE = /^\p{Ll}{2,20}s\s(?:the|an?|its?|your|this|that)\s/u;
/** Whether a sentence cannot be understood without the text before it. */
export const leans = (sentence: string, language = ''): boolean =>
  POINTS_BACK.test(sentence) ||
  GOES_ON_AFTER_CODE.test(sentence) ||
  connects(sentence, language) ||
  (STANDS_FOR.test(sentence) && !beginsHarmlessly(sentence, language));
/** Speaks of what stands beside the text: "Check out any of the tutorials on the left". */
const OF_THE_LAYOUT =
  /\b(?:tutorials?|menus?|links?|navigation|side ?bar|sections?|chapters?|topics?|pages?|tabs?|lists?|contents) (?:on|to|at) (?:the|your) (?:left|right|side|top|bottom)\b|\b(?:im menü|in der (?:navigation|seitenleiste)) (?:links|rechts)\b|\bdans le menu (?:de gauche|de droite)\b/iu;
/** "The manager is covered in its own manual page." */
const IS_TOLD_ELSEWHERE =
  /\b(?:is|are) (?:covered|described|documented|explained|discussed) (?:elsewhere|separately|in (?:its|their) own|in (?:the|a|another|a separate) (?:[\w-]+ ){0,3}(?:manual|guide|page|section|chapter|document)\b)/iu;
export const pointsElsewhere = (sentence: string): boolean =>
  POINTS.test(sentence) ||
  IS_TOLD_ELSEWHERE.test(sentence) ||
  OF_THE_LAYOUT.test(sentence) ||
  wants(sentence);

/** What stands below the title of a page and says what it holds, not what is asked: "How to lay out your files." */
const SUBTITLE =
  /^(?:how to|(?:an?|the) (?:[\w-]+ ){0,2}(?:guide|introduction|overview|tutorial) (?:to|of|for|on)|(?:guide|introduction) to)(?!\p{L})/iu;
const GERUND = /^\p{Lu}\p{Ll}+ing\s[^,;:]{0,60}$/u;
const HAS_VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|may|might|must|should|means?|lets?|allows?|requires?|needs? to|takes?|makes?|gives?|helps?|works?|depends?|you|we|it)\b/iu;
export const isSubtitle = (sentence: string): boolean =>
  (SUBTITLE.test(sentence) || GERUND.test(sentence)) && !HAS_VERB.test(sentence);
/** What a talk of a conference, a lesson or a film will tell, and not what is asked: "In this talk we go through the mistakes." */
const OF_A_TALK =
  /(?<!\p{L})(?:this (?:talk|session|workshop|lecture|webinar|presentation|keynote|masterclass|episode)|(?:diese[mr]?|dieses) (?:vortrag|session|workshop|webinar)|cette (?:conférence|présentation|session)|cet (?:atelier|exposé)|est[ae] (?:charla|sesión|ponencia|taller)|quest[ao] (?:talk|sessione|intervento|workshop)|est[ae] (?:palestra|sessão|oficina))(?!\p{L})/iu;
export const announcesTalk = (text: string): boolean => OF_A_TALK.test(text);
export const speaksOfThePage = (sentence: string): boolean => OF_THE_PAGE.test(sentence);
export const isDated = (sentence: string): boolean => DATED.test(sentence) || VERSION_NOTE.test(sentence);
/** Stands before what a text tells: thanks, or the version in which something was added. */
export const isPreliminary = (sentence: string): boolean =>
  THANKS.test(sentence) || VERSION_NOTE.test(sentence);
export const announces = (sentence: string): boolean => ANNOUNCES.test(sentence);

/** A text that a tool truncated: at a comma, in brackets, after an abbreviation, in the middle. */
export const isBroken = (text: string): boolean =>
  /[:：,;(]$|\((?:e\.g|i\.e|z\.B|p\.ex)\.$|(?:\.\.\.|…|\[…\]|\[\.\.\.\])$/u.test(text);

/** Emblems before the first word, and a dash that makes a list of lines: "- Fees are not refunded." */
const EMBLEMS =
  /^[-–—]\s+(?=\p{L})|^(?:\p{Extended_Pictographic}|\p{M}|\u{200d}|[✳✦✧❖◆◇★☆•●■►▶→✓✔\s])+(?=\S)/u;
export const withoutEmblems = (text: string): string => text.replace(EMBLEMS, '').trim();

/** Who has the rights of what, and since when: "«Making an anvil», copyright © 1997 Ann Lee". */
const RIGHTS = /(?:copyright|©)\s*(?:©|\(c\))?\s*(?:19|20)\d\d/iu;
export const tellsRights = (text: string): boolean => RIGHTS.test(text);
