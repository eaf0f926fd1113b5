import { isCallToAction } from '../../page/questions/calls-to-action.ts';
import { EAST_ASIAN_OR_THAI } from '../../page/scripts.ts';
import { isQuestion } from '../is-question.ts';
import { bareWords } from '../sentences.ts';

/** A word that lost its end before a vowel is followed by a letter: "Qu’est-ce qu’un …", "Dov’è …". */
const begins = (...beginnings: string[]) =>
  new RegExp(`^[¿"“«]?\\s*(?:${beginnings.join('|')})(?:(?<=[’'])|(?![\\p{L}]))`, 'iu');

/** Asks for a click, not for an answer. */
const CALLS = begins(
  "ok|okay|so|but|and|or|well|now|rather|ready|need|want|interested|any questions|questions|got|still|looking|did you know|have you|migrating|do you (?:want|need|have)|you (?:don|have|want)|don[’']t (?:have|know|see)|what are you waiting|why not (?:try|start)|who are you|not sure|unsure|have a|tired of|curious|convinced|seriously|thinking|prefer|like what you|why (?:choose|us|wait)|what(?:[’']s| is) next|what happens next|wondering|struggling|considering|confused|stuck|worried|new (?:to|here)|your|(?:why|how) (?:there|the|it|this|these|they|we)",
  "prêt|envie|convaincu|besoin|une question|des questions|et|ou|mais|alors|vous (?:n[’']\\p{L}+|ne|cherchez|voulez|souhaitez|hésitez|avez (?:un|une|des|besoin)|êtes)|déjà client|pas encore|sérieusement|intéressé|votre|un projet|une idée|pourquoi (?:nous choisir|attendre)|curieux",
  'bereit|lust|fragen|noch fragen|sie (?:haben|möchten|suchen|wollen|sind|brauchen)|haben sie (?:noch |weitere )?fragen|interesse|interessiert|neugierig|und|oder|aber|also|überzeugt|noch nicht|du (?:hast|willst|möchtest|suchst|bist)|warum (?:wir|warten)|ihr(?:e|en)?',
  'listo|preparado|tienes (?:dudas|preguntas)|alguna (?:duda|pregunta)|quieres|buscas|necesitas|te (?:interesa|animas)|y|pero|por qué (?:elegirnos|esperar)|convencido|tu|eres|tienes|aún',
  'pronto|hai|vuoi|cerchi|sei|interessato|ma|perché (?:sceglierci|aspettare)|ti serve|curioso',
  'klaar|heb (?:je|u)|wil (?:je|u)|zoek(?:t)? (?:je|u)|ben (?:je|u)|bent u|geïnteresseerd|en|maar|nog vragen|twijfel',
  'tem|você|quer|precisa|procura|está|interessado|mas|por que (?:nos escolher|esperar)|dúvidas',
  "ets|tens|vols|busques|necessites|formes part|el teu|la teva|i|però|dubtes|preparat|vols|t[’']interessa",
  'gotowy|masz|chcesz|szukasz|potrzebujesz|jesteś',
  'готовы|хотите|ищете|нужн[аоы]?(?! ли)|есть вопросы|остались вопросы|вам|у вас (?:есть|остались|возникли|появились) (?:вопрос|иде|проект)\\p{L}*|вы (?:ищете|хотите|готовы|не|уже|мечтаете)|почему (?:мы|стоит выбрать)|не (?:уверены|знаете)',
  'залишилися (?:за)?питання|є (?:за)?питання|(?:маєте|виникли) (?:за)?питання|готові|хочете|шукаєте|потрібн[аоі] (?:допомога|порада|консультація)|чому (?:ми|обирають нас)|у вас (?:є|виникли|залишилися) (?:за)?питання',
  'máte (?:dotaz\\p{L}*|otázk\\p{L}*|zájem|záujem|problém\\p{L}*)|hledáte|chcete|potřebujete|hľadáte|potrebujete|nevíte si rady|neviete si rady|proč (?:k nám|u nás|my|právě my|si vybrat nás|nakupovat)|prečo (?:k nám|u nás|my|práve my|si vybrať nás)|jste (?:připraven|zvědav)\\p{L}*|ste (?:pripraven|zvedav)\\p{L}*|zaujal\\p{L}*',
  'har (?:du|ni) (?:frågor|fler frågor|spørgsmål|spørsmål|lyst|brug|behov|bruk)|vill du|vil du|letar du|leder du|redo|klar|nysgerrig|behöver du|trenger du|har du brug|brug for|interesserad|interesseret|interessert|varför (?:välja|oss)|hvorfor (?:vælge|velge|os|oss)|er du|är du',
  'onko sinulla (?:kysyttävää|kysymyksiä)|haluatko|etsitkö|tarvitsetko|kaipaatko|kiinnostuitko|valmiina|jäikö|miksi (?:valita|me)|oletko|kysyttävää',
  '(?:van|lenne|maradt) (?:kérdése|kérdésed)|kérdése(?:d|i)? (?:van|maradt)|szeretn[eé]\\p{L}*|keres|készen|miért (?:mi|válasszon|minket)|érdekli|felkeltettük',
  'ai (?:întrebări|o întrebare|nevoie)|aveți (?:întrebări|nevoie)|vrei|vreți|doriți|cauți|căutați|ești|sunteți (?:gata|pregăti\\p{L}*)|gata|de ce (?:noi|să ne alegi)|interesat',
  'έχετε (?:απορίες|ερωτήσεις)|θέλετε|ψάχνετε|χρειάζεστε|γιατί (?:εμάς|να μας)|έτοιμοι|είστε έτοιμοι',
  '(?:sorularınız|sorunuz) (?:mu )?var|hazır|ister|neden (?:biz|bizi)|mı arıyorsunuz|ihtiyacınız',
  'имате (?:въпроси|нужда)|искате|търсите|готови|защо (?:ние|нас)|imate (?:pitanja|vprašanja)|želite|tražite|trebate|iščete|zašto (?:mi|baš mi)|zakaj (?:mi|prav mi)|spremni|pripravljeni',
  'רוצים|רוצה|מחפשים|צריכים|מתלבטים|יש לכם (?:שאלות|שאלה)|למה (?:אנחנו|דווקא)|עדיין|מוכנים|מעוניינים|ada pertanyaan|butuh|ingin|mencari|mengapa (?:kami|memilih)|bạn (?:cần|muốn|đang|có (?:câu hỏi|thắc mắc))|tại sao (?:chọn|nên)',
  'هل (?:تريد|تبحث|تحتاج|أنت|لديك)|جاهز|مستعد',
);
/** English questions have one of these: "What extra steps for releases?" is a heading. */
const HAS_A_VERB =
  /\b(?:is|are|was|were|am|be|do|does|did|can|could|will|would|should|shall|has|have|had|may|might|must|need|needs)\b|^(?:what|who|which)\s+\w+(?:s|ed)\b|[’'](?:s|re|ll|ve|d)\b/i;
/** The same as `CALLS` for scripts without spaces, by their beginning or any part. */
const CALLS_UNSPACED =
  /^(?:准备好|準備好|还在|還在|想要|你是否|您是否|是否(?:还|還|正|想)|想(?:了解|知道|体验|體驗)|需要帮助|需要幫助|有(?:问题|疑问|問題|疑問)|心动|为什么选择我们|為什麼選擇我們|您(?:需要|想)|你(?:需要|想)|更に詳しく|まずは|こんな|お困り|お悩み|なぜ選ばれる|궁금하|필요하|찾고 계|준비되|고민)|ありませんか|いませんか|ませんか[？?]?$|お探しですか|お悩みですか|お困りですか|계신가요[?？]?$|필요하신가요/u;

/** Addresses the reader: a heading that introduces a text, not a visitor's question. */
const TO_THE_READER =
  /\b(?:for|save|cost|help|suit|give|get|bring|tell|show|means? (?:for|to)) you\b|\bare you an?\b|\b(?:right|best) for you\b|\b(?:pour|chez) vous\s*\?|\bfür (?:sie|dich)\s*\?|\bpara ti\?|\bper te\?|\bper a tu\?/iu;
/** The authors ask themselves. */
const AMONG_AUTHORS =
  /\b(?:should|do|can|could|did|would|will|are) we\b|\b(?:wir|uns)\b|\bnous\b|\b(?:wij|we)\b|(?<!\p{L})мы(?!\p{L})|\b(?:hacemos|somos|trabajamos|ofrecemos|fem|som|treballem|oferim|facciamo|siamo|lavoriamo|offriamo|fazemos|trabalhamos|oferecemos)(?!\p{L})|我们|我們|私たち|당사|우리(?=[는가의])/iu;
/** Words that refer to earlier text. */
const POINTS_BACK =
  /\b(?:it|its|this|that|these|those|them|they|he|she|ça|cela|celui|ceci|esto|eso|ello|questo|això|dit|isto|isso)\b|(?:^|\s)(?:это|этого|этот)(?=[\s?]|$)|^(?:这|這|それ|これ|그것|이것)/iu;
/** The same in German, within a sentence: "Wie lange ist er haltbar?". With a capital, "Sie" is the reader. */
const POINTS_BACK_IN_GERMAN =
  /^(?:wie|was|wann|wo|warum|wer|kann|darf|muss|ist|sind|für|womit|wofür|welche).* (?:er|ihn|ihm|sie|dies|diese[rsmn]?|davon|daran|darin)(?![\p{L}])|(?<!\p{L})(?:das|dies|es|er|sie)\W*$/u;
const pointsBackIn = (question: string) =>
  POINTS_BACK.test(question) ||
  POINTS_BACK_IN_GERMAN.test(question.charAt(0).toLowerCase() + question.slice(1));
/** Words of any question: a question needs other words to name its subject. */
const EMPTY = new Set(
  (
    'what which who whom whose when where why how is are was were am be do does did can could will would shall should may might must has have had ' +
    'a an the of to in on for with by at from and or not if i me my we us our you your it its this that these those there here ' +
    'happens happen go goes come comes get gets put next ask work works start begin more help else now then happened mean means much many long often ' +
    'quoi que quel quelle quels quelles qui quand où pourquoi comment combien est sont ce cela ça se le la les un une des du de et ou en y il on vous nous je ' +
    'was wer wann wo warum wie viel ist sind das der die ein eine es ich wir sie man und oder zu ' +
    'qué cómo cuándo dónde quién cuál cuánto es son el los las una esto eso y o che cosa come quando dove chi quale quanto è sono il lo gli ' +
    'wat hoe waar wie wanneer waarom het een de dit o quem onde què com quan on qui per'
  ).split(' '),
);

/** A yes-or-no question that does not address the reader. */
const IMPERSONAL = begins(
  '(?:is|are|does|do|did|can|could|will|would|should|has|have|may|must|was|were)(?!\\s+you\\b)',
  'do you (?:offer|accept|take|ship|deliver|provide|sell|serve|support|charge|allow|repair|cater|rent|open|close)',
  "est-ce|peut-on|puis-je|faut-il|dois-je|doit-on|y a-t-il|existe-t-il|(?:le|la|les|l[’']|un|une|c[’']est|ce)|disponible|compatible|\\p{L}+-t-(?:il|elle|on)|peut-il|\\S+ \\S+(?: \\S+)? (?:supporte|fonctionne|est|peut|permet)(?:-t-il|-t-elle|-il|-elle)?",
  'kann (?:ich|man)|muss (?:ich|man)|darf (?:ich|man)|\\p{L}{2,}t (?:die|der|das|den|eine?|man|es|meine?)|gibt es|ist|sind|brauche ich|wird|werden|bietet|hat|funktioniert',
  "puedo|necesito|hace falta|hay|es|son|se puede|tengo que|debo|está|están|hacen|aceptan|posso|c[’']è|è|sono|si può|devo|bisogna|fate|accettate",
  'kan ik|moet ik|is|zijn|mag ik|kan men|há|é|são|aceitam|fazem|preciso|puc|cal|hi ha|és|són|es pot|feu|accepteu',
  'czy|можно|есть ли|нужно ли|\\p{L}+ ли|هل|أيمكن',
  '(?:har|tager|tar|tilbyder|tilbyr|erbjuder) (?:i|du|ni|dere)|kan (?:jag|man|jeg)|finns det|finnes det|findes der|är|ingår|måste (?:jag|man)|må jeg|skal jeg',
  'je (?:možné|třeba|potřeba|nutné|možnosť)|lze|mohu|můžu|môžem|musím|nabízíte|ponúkate|máte',
  'μπορώ|υπάρχ(?:ει|ουν)|είναι|πρέπει|χρειάζεται|אפשר|יש|можна|bisakah|adakah|mohou|se pot',
  '(?:kell|lehet|van|szabad)(?: \\p{L}+)?|\\p{L}+h[ae]t(?:ok|ek|unk|ünk)',
);
const QUESTION_WORDS = begins(
  '(?:\\S+ ){0,3}(?:what|which|who|whom|whose|when|where|why|how)',
  "(?:\\S+ ){0,3}(?:quoi|que|qu[’']|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|lequel|laquelle)",
  'was|welche[rsmn]?|wer|wann|wo|woher|wohin|warum|wieso|weshalb|wie|wieviel|womit|wofür|wem|wen|(?:ab|an|auf|aus|bei|bis(?: zu)?|durch|für|gegen|in|mit|nach|ohne|seit|über|um|unter|von|vor|zu) (?:wann|wen|wem|wo|welche[rsmn]?|wie viel\\p{L}*)',
  '(?:\\S+ )?(?:qué|quién|quiénes|cuál|cuáles|cuándo|cuánto|cuánta|cuántos|cuántas|dónde|cómo)|por qué',
  "(?:\\S+ )?(?:che|cosa|cos[’']|chi|quale|quali|quando|quanto|quanta|quanti|quante|dove|come|com[’']|dov[’']|perché|qual)",
  'wat|welke?|wie|wanneer|waar|waarom|hoe|hoeveel|waarmee|waarvoor|(?:aan|bij|binnen|door|in|met|naar|op|tegen|tot|uit|van|vanaf|via|voor) (?:hoe|hoeveel|waar|wanneer|welke?|wie)',
  '(?:\\S+ )?(?:que|quê|quem|qual|quais|quando|quanto|quantos|quanta|onde|como)|por que|por quê|o que',
  '(?:\\S+ )?(?:què|qui|quin|quina|quins|quines|quan|quant|quants|quanta|on|com)|per què',
  'co|kto|jaki|jaka|jakie|który|kiedy|gdzie|jak|ile|dlaczego|(?:dla|do|na|o|od|po|przy|w|we|z|za|ze) (?:co|czego|czym|ile|ilu|jak\\p{L}+|kiedy|kim|kogo|któr\\p{L}+)',
  'что|кто|какой|какая|какие|какое|каков\\p{L}*|где|когда|как|сколько|почему|зачем|куда|чем|(?:в|во|для|до|за|из|на|о|от|по|с|со) (?:как\\p{L}+|кого|кем|котор\\p{L}+|скольк\\p{L}+|чего|чем)',
  'ما|ماذا|من|متى|أين|كيف|لماذا|كم|أي',
  'vad|vilken|vilket|vilka|vem|när|var|varför|hur|(?:av|från|för|i|med|på|till) (?:hur|när|vad|vem|vilk\\p{L}+)',
  'hvad|hva|hvem|hvornår|når|hvor|hvorfor|hvordan|hvilken|hvilket|hvilke|(?:af|av|for|fra|i|med|på|til) (?:hva|hvad|hvem|hvilk\\p{L}+|hvor|hvornår|når)',
  'mikä|mitä|mitkä|minkä|kuka|milloin|koska|missä|mistä|mihin|miksi|miten|kuinka|paljonko|montako|\\p{L}+k[oö]',
  'kdo|jaký|jaká|jaké|jakou|který|která|které|kterou|kdy|kde|kam|proč|kolik|(?:do|na|o|od|po|pro|s|se|v|ve|z|za|ze) (?:čeho|čím|jak\\p{L}+|kdy|koho|kolika|kter\\p{L}+|kým)|čo|aký|aká|aké|ktorý|ktorá|ktoré|kedy|prečo|ako|koľko',
  'mi (?:az?|kell|történik|van|lesz|szükséges|jár)|mit (?:kell|jelent|tartalmaz|lehet|tud\\p{L}*|csinál\\p{L}*)|mire|kik|mikor|hol|hova|hová|honnan|miért|hogyan|hogy|mennyi|mennyibe|hány|melyik|milyen|meddig|\\p{L}+-e',
  'ce (?:este|sunt|se|fac\\p{L}*|înseamnă|conține|acte|documente)|cine|care (?:este|sunt|e)|când|unde|cum|cât|câtă|câte|câți|este|există|trebuie|se poate|pot',
  'τι|ποιος|ποια|ποιο|ποιοι|ποιες|πότε|πού|που|γιατί|πώς|πως|πόσο|πόσα|πόσες',
  'מה|מי|מתי|איפה|היכן|איך|כיצד|למה|מדוע|כמה|איזה|איזו|האם',
  'що|хто|який|яка|яке|які|де|коли|як|скільки|чому|куди|чи|какво|кой|коя|кое|кои|кога|къде|колко|защо',
  'što|šta|tko|koji|koja|koje|kada|kdaj|gdje|gde|kje|kako|koliko|zašto|zakaj|mogu li|da li',
  'apa|apakah|siapa|kapan|di ?mana|bagaimana|mengapa|kenapa|berapa',
  'چه|چیست|کجا|چگونه|چرا|چند|آیا|क्या|कौन|कब|कहाँ|कैसे|क्यों|कितन\\p{L}+',
);
/** Languages with the word that asks within the sentence. "Hazır mısınız?" asks the reader. */
const WORDS_WITHIN =
  /(?<!\p{L})(?:nedir|neler|nelerdir|ne (?:zaman|kadar|için|tür|demek)|neden|niçin|niye|nasıl|kim(?:ler|in)|nerede(?:dir)?|nereye|nereden|hangi\p{L}*|kaç|m[ıü](?:d[ıü]r|y[ıü]m)?|m[iu](?=\s*\?)|gì|khi nào|ở đâu|như thế nào|tại sao|bao nhiêu|bao lâu|không(?=\s*\?)|क्या|कौन|कब|कहाँ|कैसे|क्यों)(?![\p{L}\p{M}])/iu;
const YES_OR_NO =
  /^\W*(?:yes|no|not|it depends|sometimes|often|usually|in most|in many|absolutely|of course|oui|non|bien sûr|cela dépend|ça dépend|ja|nein|doch|natürlich|sí|si|no|claro|sì|nee|sim|não|nao|tak|nie|да|нет|конечно|نعم|لا|evet|hayır|igen|nem|ναι|όχι|כן|לא|так|ні|ano|áno|kyllä|ei|nej|nei|jo|có|không|हाँ|नहीं|はい|いいえ|是的|可以|不|有|네|예|아니)(?![\p{L}])|^\W*(?:da|nu|ne|ya|tidak)(?=\s*[,.!–—])|^(?:はい|いいえ|是的|可以|不|有的|没有|네|예|아니)/iu;

export interface AskedHow {
  /** It must be understandable without earlier text. */
  alone: boolean;
  /** The answer, if only a heading marks it as a question: it may also be an introduction. */
  headed?: string;
}

/** Whether a visitor would ask this heading's question, and it does not address the visitor. */
function isVisitors(question: string, answer: string): boolean {
  if (TO_THE_READER.test(question) || AMONG_AUTHORS.test(question)) return false;
  if (/^(?:what|where|which|who|when|how|why)\b/i.test(question) && !HAS_A_VERB.test(question)) return false;
  if (EAST_ASIAN_OR_THAI.test(question)) return true;
  return (
    QUESTION_WORDS.test(question) ||
    WORDS_WITHIN.test(question) ||
    IMPERSONAL.test(question) ||
    YES_OR_NO.test(answer)
  );
}

/** Whole in two words: how to do something. */
const HOW_TO = begins(
  'come \\p{L}+(?:re|rsi)',
  'comment \\p{L}+(?:er|ir|re)',
  'c[óo]mo \\p{L}+[aei]r(?:se|-se)?',
  'как \\p{L}+ть(?:ся)?',
);

/** A line of code that ends with a question mark: ":set runtimepath?", "-h, --help, /?", "#empty?", "#handler ⇒ Base?". */
const IS_CODE = /^\s*(?:[:$%\\<>=|~^]|--?[\p{L}\p{N}]|[#.][\p{Ll}_])|\s(?:⇒|[=-]>)\s/u;
/** The name of something in code, which a question mark may end: "locked_for_writing?". Only words with spaces ask. */
const IS_ONE_NAME = /^[\w.:!]+\?$/;
/** The end of a sentence that began in the heading above it: "…for lists and trees?". */
const GOES_ON = /^\s*(?:…|\.\.)/u;

/** Whether somebody could ask this about the site: a whole question, not a call to action. */
export function isAskable(question: string, { alone, headed }: AskedHow): boolean {
  const words = bareWords(question);
  const unspaced = EAST_ASIAN_OR_THAI.test(question);
  // "¿Hay aparcamiento?" is complete if the page marks it as a question; "Why 43?" is not.
  const whole =
    !alone &&
    headed === undefined &&
    words.length === 2 &&
    words.every((word) => !EMPTY.has(word) && /^\p{L}/u.test(word));
  const short = unspaced ? question.length < 5 : words.length < 3 && !whole && !HOW_TO.test(question);
  const several = /[?？؟].*[?？؟]\s*$/u.test(question);
  if (!isQuestion(question) || short || several) return false;
  if (IS_CODE.test(question) || IS_ONE_NAME.test(question) || GOES_ON.test(question)) return false;
  if (CALLS.test(question) || CALLS_UNSPACED.test(question) || isCallToAction(question)) return false;
  if (headed !== undefined && !isVisitors(question, headed)) return false;
  if (!unspaced && alone && words.every((word) => EMPTY.has(word))) return false;
  return !(alone && pointsBackIn(question));
}

/** Whether a question has a word that stands for something named before it: "How long does it keep?" */
export const pointsBack = (question: string): boolean => pointsBackIn(question);

const STANDS_FOR_THINGS = /^(?:it|them|they)$/;
const BEFORE_AN_OBJECT = /^(?:with|for|of|to|from|about|on|in|without|after|before)$/;
/** A verb alone names nothing that a pronoun after it could stand for. */
const A_VERB = 1;

/**
 * Whether a question speaks of something that only the question before it names: "Can I stay with them?". It makes sense on
 * its own page, not among questions of other pages. "How long does it take?" does.
 */
export function leansOnAnother(question: string): boolean {
  const words = bareWords(question);
  const at = words.findIndex((word, index) => {
    const before = words[index - 1] ?? '';
    if (!STANDS_FOR_THINGS.test(word)) return false;
    return word !== 'it' || !EMPTY.has(before) || BEFORE_AN_OBJECT.test(before);
  });
  if (at < 0) return false;
  return (
    words.slice(0, at).filter((word) => !EMPTY.has(word) && !BEFORE_AN_OBJECT.test(word)).length <= A_VERB
  );
}
