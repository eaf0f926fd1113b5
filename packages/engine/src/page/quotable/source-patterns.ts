/** Who or what says so. Without one of these the words compare: "selon la saison", "según el plazo acordado". */
const SPEAKER =
  '(?=[^.,;:]{0,40}(?:\\p{Lu}|\\d{4}|études?|enquêtes?|rapports?|sondages?|données|chiffres|statistiques|normes?|loi|estudios?|informes?|encuestas?|datos|normas?|ley|studi[oe]?|indagin[ei]|dati|legge|estudos?|relatórios?|pesquisas?|dados|lei|onderzoek|cijfers|wet|badań|raportu|danych|undersökning|rapporten?|undersøgelse))';
const SAYS_SO =
  "\\b(?:[Ss]elon|[Dd][’']après|[Ss]egún|[Ss]econdo (?:il|la|lo|i|gli|le|l[’'])|(?:[Ss]egundo|[Dd]e acordo com|[Cc]onforme) [oa]s?|[Vv]olgens|[Ww]edług|[Ee]nligt|[Ii]følge|[Ss]egons)(?![\\p{L}])";
/** The text names the person whose words or figures it quotes. */
const NAMES_ITS_SOURCE =
  /\b[Aa]ccording to (?!(?:me|you|us|my|your|its|his|her|their|this|that|these|those|which|whether|how|what|taste)\b|(?:the )?(?:pack(?:et|age)?|label|instructions|directions|recipe|manufacturer|size|need)s?\b)|\b(?:study|survey|report|data|figures|research) (?:by|from|of) (?:the )?\p{Lu}|(?<!\b(?:[Ii]mage|[Pp]hoto|[Pp]icture) )\bSources?: |\b(?:[Ll]aut|[Gg]emäß|[Zz]ufolge)\b(?! (?:de[rnm] |Ihrer |deiner )?(?:Packung|Anleitung|Anweisung|Rezept|Herstellerangabe|Verpackung|Beschreibung)\p{L}*)|\b(?:Studie|Umfrage|Erhebung) (?:der|des|von)\b|\bQuellen?: |\bSources? : |\bFuentes?: |\bFonti?: |\bFontes?: |\bBron(?:nen)?: |Źródł[oa]: |\bKälla: |\bKilde: |(?<!\p{L})(?:[Tt]utkimu|[Tt]ilasto|[Rr]aporti|[Ss]elvity|[Kk]ysely|[Aa]rvio|[Ll]ai)\p{L}* mukaan\b|(?<=\p{L}[,;]?\s)\p{Lu}[\p{L}:-]+n mukaan\b|[Сс]огласно|[Пп]о данным|[Пп]о словам|Источник: |[Зз]а даними|[Σσ]ύμφωνα με|によると|によれば|出典|参考文献|調べ）|(?:根据|根據|据).{1,20}(?:统计|統計|报道|報道|数据|數據|研究|报告|報告|调查|調查|标准|標準|规定|規定|显示|顯示)|[来來]源[:：]|参考资料|參考資料|에 따르면|출처|وفقا?ً? ل|بحسب|المصدر|לפי |मुताबिक|के अनुसार|\b[Tt]heo [^.]{1,30}(?:cho biết|,)|\b[Mm]enurut\b|’a göre|'a göre|’e göre|'e göre|ตามข้อมูล/u;
export const ACCORDING = new RegExp(`${SAYS_SO}${SPEAKER}|${NAMES_ITS_SOURCE.source}`, 'u');
/** Standards, laws, papers and notices by their numbers. */
export const NUMBERED =
  /\bRFC ?\d{3,5}\b|\bISO(?:\/IEC)?(?: \w{2,4})? ?\d{3,6}\b|\b(?:DIN|EN|ÖNORM|BS|NF|UNI|UNE)(?: (?:EN|ISO|IEC))* ?\d{3,6}\b|\bIEEE ?\d{3,5}\b|\bIEC ?\d{4,6}\b|\bECMA-\d+|\bCVE-\d{4}-\d+|\bdoi:\s?10\.|\b10\.\d{4,5}\/\S|\barXiv:|\bPMID:? ?\d|\bISBN[: ]|§+\s?\d+|\bArt(?:icle|ikel|ículo|icolo|igo|\.)\s?\d+\b|\bGB\/T ?\d+|\bJIS [A-Z] ?\d+|\bASTM [A-Z]\d+|第\s?[\d一二三四五六七八九十百]+条|\bGDPR\b|\bDSGVO\b|\bWCAG\b/u;

const COPULAS = [
  // English, German, French, Spanish, Catalan, Portuguese, Italian, Dutch, the North
  '(?:is|are) (?:an?|the|one of|any|all)\\b|(?:means|refers to|stands for|is called|is defined as|are called|is short for)\\b',
  '(?:ist|sind) (?:ein|eine|der|die|das|einer|eines)\\b|(?:bedeutet|bezeichnet|steht für|heißt)\\b|(?:nennt|versteht) man\\b',
  "(?:est|sont) (?:une?|l[ea’']|les|des)|(?:désigne|signifie|correspond à)\\b",
  "(?:es|son) (?:una?|el|la|los|las)\\b|(?:significa|se define|se llama|consiste en)\\b|és (?:una?|el|la|l’)|é (?:uma?|o|a)\\b|è (?:una?|uno|il|la|lo|l[’'])|si intende",
  'is (?:een|het|de)\\b|(?:betekent|zijn de)\\b|(?:är|er) (?:en|ett?|den|det)\\b|betyr\\b|betyder\\b|on (?:eräs|yksi)\\b|tarkoittaa',
  'jest\\b|oznacza|to (?:jest|są)\\b|je (?:jeden|jedna|metoda|způsob)|znamená|este (?:un|o)\\b|înseamnă|(?:egy|a|az) .{2,40} neve\\b',
];
const SUBJECT = '(?:\\p{Lu}|\\p{N})[\\p{L}\\p{M}\\p{N} .,&’\'"“”„«»()/+:-]{1,80}?';
const PRONOUN =
  /^(?:neither|nor|none|nobody|because|since|while|although|though|unless|until|after|before|once|whether|be|fix|note|remember|suppose|assume|weil|wenn|falls|obwohl|nachdem|bevor|parce que|puisque|quand|lorsque|bien que|porque|cuando|aunque|perché|embora|omdat|wanneer|hoewel|we|it|this|that|there|these|those|they|you|he|she|here|i|what|who|which|our|my|your|all|if|when|more|less|not|no|one|some|many|most|every|each|however|but|and|so|then|please|click|also|es|das|dies\p{L}*|wir|sie|er|hier|was|wer|il|elle|ce|c[’']est|nous|vous|ils|on|esto|este|esta|eso|nosotros|questo|questa|noi|isto|isso|nós|dit|dat|wij|we|het|er|det|vi|to|my|this page|diese seite|هذه?|هذا|ذلك|تلك|это|этот|эта|これ|それ|ここ|这|這|那|我们|我們|이것은|저희)(?:[’'](?:ll|re|ve|m|s|d))?(?![\p{L}\p{M}’'])/iu;
const SPELLED_OUT = new RegExp(`^(${SUBJECT})\\s(?:${COPULAS.join('|')})`, 'u');
/** The subject of the verb is a pronoun after all: "Be advised that this is a bad idea", "the data, which is the bytes". */
const ENDS_IN_PRONOUN =
  /(?<!\p{L})(?:this|that|it|which|who|they|these|those|there|he|she|you|we|das|dies|es|qui|cela|ça|esto|eso|questo|che|dat|dit)$/iu;
/** The subject follows the verb: "og nå er den gått 250 timer", "und jetzt ist das ...". */
const ENDS_IN_ADVERB =
  /(?<!\p{L})(?:now|here|then|below|above|beneath|jetzt|nun|hier|dann|dort|nå|nu|her|der|så|då|da|här|där|nyt|maintenant|ici|alors|ahora|aquí|entonces|agora|aqui|então|adesso|ora|qui|allora|daar|dan|teraz|tu|tutaj)$/iu;
/** Scripts in whose languages a separate word marks a definition. */
const BY_WORD =
  /^.{1,30}は、?[^。]{2,60}の[^。]{1,14}(?<![\d０-９]\s?[時分円年日月])です。|^.{1,60}(?:とは|を指(?:す|します)|のことです|と呼ばれ)|^.{1,40}(?:是一[种種个個家款项項类類所]|是指|指的是|又称|又稱|简称|簡稱|称为|稱為)|^.{1,60}(?:이란|란)\s|^[^.]{2,50}[은는]\s[^.]{2,80}(?:입니다|이다|를 말)|^[^.]{2,60}(?:—|–|-)\s?(?:это|це)\s|^[^.]{2,60}\s(?:является|называется|означает|это|представляет собой)\s|^[^.]{2,60}\s(?:είναι (?:ένας|μια|μία|ένα|ο|η|το)|σημαίνει)\s|^.{2,60}\s(?:هو|هي|هما|يعني|تعني|عبارة عن)\s|^.{2,60}\s(?:הוא|היא|פירושו)\s|^.{2,80}\sएक\s.{2,120}है|^.{2,60}(?:คือ|หมายถึง)|^\p{Lu}.{2,60}\slà (?:một|sự|loại|cách|nơi|công ty|khách sạn)|^\p{Lu}.{2,60}\s(?:adalah|merupakan|ialah)\s|^\p{Lu}.{2,80}(?:demektir|denir|anlamına gelir|bir .{2,40}(?:dır|dir|dur|dür)[.\s])/u;

/** The place in a row says when, not what: "Lee is the second candidate to enter the race." */
const IS_NEXT = /\s(?:is|are) (?:one of )?the (?:first|second|third|fourth|fifth|last|latest|next|same)\s/u;

/** The thing comes after its verb and is a pronoun: "Für uns bedeutet das vor allem Ruhe". */
const OF_A_PRONOUN =
  /(?<!\p{L})(?:bedeutet|heißt|means|signifie|significa|betekent|betyder|betyr)\s(?:das|dies|es|that|this|cela|ça|esto|eso|questo|ciò|isso|dat|dit|det)(?!\p{L})/u;

/** Invites to find out what something is, and does not say it: "Come along and see what Cubs is all about". */
const INVITES = new RegExp(
  `^(?:${[
    '(?:come|see|find out|discover|learn|read|listen|let (?:me|us)|watch|look|join|check out|ask)(?![\\p{L}\\p{M}])[^.]*?(?<!\\p{L})(?:what|why|how|who|where|whether|that)',
    '(?:komm|sieh|seht|sehen|schau|entdeck|erfahr|lies|les(?:t|en)|find|lern|erleb|hör)\\p{L}*[^.]*?(?<!\\p{L})(?:was|warum|wie|wer|wo|dass|ob|weshalb)',
    "(?:ven[ez]z?|viens|découvr|voyez|appren|lisez|sachez|rejoign)\\p{L}*[^.]*?(?<!\\p{L})(?:que?|qu[’']|pourquoi|comment|qui|où)",
    '(?:ven|descubr|conoc|conóc|mira|aprend|lee|lea|averigu|únete|escuch)\\p{L}*[^.]*?(?<!\\p{L})(?:qué|cómo|quién|dónde|que)',
    "(?:vien|venit|scopr|guard|legg|impar|conosc|ascolt)\\p{L}*[^.]*?(?<!\\p{L})(?:cosa|cos[’']|perché|come|chi|dove|che)",
    '(?:venha|vem|descubr|conheç|veja|saiba|aprend|leia|ouça)\\p{L}*[^.]*?(?<!\\p{L})(?:o que|por que|como|quem|onde|que)',
    '(?:vine|veniu|descobr|mir|coneix|llegi)\\p{L}*[^.]*?(?<!\\p{L})(?:què|com|qui|on|que)',
    '(?:kom|ontdek|lees|leer|kijk|zie|ervaar|vind|luister)\\p{L}*[^.]*?(?<!\\p{L})(?:wat|waarom|hoe|wie|waar|dat)',
    '(?:kom|upptäck|läs|se|lär|titta|opdag|oppdag|læs|les|lær|finn|find)(?!\\p{L})[^.]*?(?<!\\p{L})(?:vad|varför|hur|vem|att|hvad|hva|hvorfor|hvordan|hvem|at)',
    '(?:tule|tutustu|lue|katso|opi|ota selvää)\\p{L}*[^.]*?(?<!\\p{L})(?:mitä|mikä|miksi|miten|kuka|että)',
    '(?:odkryj|poznaj|sprawdź|dowiedz|zobacz|przeczytaj|przyjdź)\\p{L}*[^.]*?(?<!\\p{L})(?:co|czym|dlaczego|jak|kim|kto|że)',
    '(?:objev|pozn|zjist|zist|přečt|prečíta|přij|príď|podív|pozri)\\p{L}*[^.]*?(?<!\\p{L})(?:co|čo|proč|prečo|jak|ako|kdo|kto|že)',
    '(?:узна|откро|приход|посмотр|прочита|послуша|дізна|відкри|подив|прочита)\\p{L}*[^.]*?(?<!\\p{L})(?:что|почему|как|кто|где|що|чому|як|хто|де)',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** An exclamation praises or invites. */
export const isExclaimed = (sentence: string): boolean => /[!！]["'”’»)]*\s*$/u.test(sentence);

/** Whether a sentence says what something is. */
export function defines(sentence: string): boolean {
  if (isExclaimed(sentence)) return false;
  const text = sentence.slice(0, 240);
  if (/[?？؟]\s*$/u.test(text) || PRONOUN.test(text) || OF_A_PRONOUN.test(text) || IS_NEXT.test(text))
    return false;
  const subject = SPELLED_OUT.exec(text)?.[1] ?? BY_WORD.exec(text)?.[0];
  return (
    subject !== undefined &&
    !ENDS_IN_PRONOUN.test(subject) &&
    !ENDS_IN_ADVERB.test(subject) &&
    !INVITES.test(subject)
  );
}
