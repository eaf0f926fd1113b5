import { KANA } from '../scripts.ts';

/** What may follow the question mark: quotation marks, brackets, the symbol that opens a panel. */
const MARK = /[?？؟⸮՞]["'”’»)）」』\s+＋–—▼▾▲⌄›>✕×-]*$/u;
/** The Greek question mark, which is a semicolon. */
const SEMICOLON = /[;\u037e]\s*$/u;
const GREEK = /\p{Script=Greek}{3}[^;]*[;\u037e]\s*$/u;
const SHORTEST = 4;

const SUBJECT =
  '(?:i|we|you|they|he|she|it|this|that|these|those|there|the|an?|my|our|your|their|one|any|all|some|most)';
const AUXILIARY =
  'is|are|was|were|do|does|did|can|could|should|shall|will|would|must|may|might|has|have|had|am|isn’t|aren’t|don’t|doesn’t|can’t|won’t';
/**
 * English headings that ask without a question mark: the verb is where a question has it ("How do I …", "What
 * is …"), so "How it works", "What we do" and "Where to find us" do not count.
 */
const ENGLISH = new RegExp(
  `^(?:(?:and|but|so|ok,?)\\s+)?(?:` +
    `how (?:to|much|many|long|often|far|old|soon|big|fast|large|late|early|${AUXILIARY})\\b|` +
    `(?:what|which|who|whom|whose|when|where|why)(?:\\s+(?:kind|kinds|type|types|sort|time|size|day|days|payment|payments|documents?|areas?|languages?|forms?|methods?|browsers?|versions?|else|exactly)(?:\\s+of)?(?:\\s+\\p{L}+){0,2})?(?:\\s+(?:${AUXILIARY})|’s|'s)\\b|` +
    `what (?:happens|makes|if|counts|causes|means|comes|goes|to (?:do|expect|bring|wear|pack|know|look for|watch for))\\b|who (?:makes|owns|runs|pays|decides|needs|gets|uses)\\b|` +
    `why (?:not|use|choose|buy|pay|hire|switch|bother|you should|you need)\\b(?!\\s+(?:us|me|${SUBJECT.slice(3, 9)})\\s*$)|` +
    `(?:${AUXILIARY}) ${SUBJECT}\\s+\\p{L}` +
    ')',
  'iu',
);
/** Headings that praise the firm itself and do not ask. */
const ENGLISH_PRAISE =
  /^why (?:choose|hire|use|work with|trust|pick) (?:us|me|our|\p{Lu}\p{L}+)(?:\s+\p{Lu}?\p{L}+)?\s*$/u;
const ENGLISH_COMMAND = /^(?:do|have|may) (?:the|an?|my|our|your|it|this|that|any|all|some)\b/iu;

/** European languages: a question word and what only follows it in a question. */
const EUROPEAN: readonly RegExp[] = [
  /^(?:wie (?:viel|viele|lange|oft|weit|teuer|kann|können|muss|soll|ist|sind|wird|werden|funktioniert|läuft|melde|bestelle|buche|bekomme|finde|komme|geht|hoch|alt|groß|schnell)|was (?:ist|sind|kostet|kosten|muss|kann|passiert|bedeutet|heißt|brauche|soll|tun|darf|macht)|wann (?:ist|sind|muss|kann|öffnet|haben|kommt|wird|soll)|wo (?:ist|sind|kann|liegt|finde|gibt|steht|parke)|wer (?:ist|sind|kann|darf|muss|zahlt|trägt)|warum (?:ist|sind|sollte|muss|kann|braucht|gibt|wird|haben)|welche[rsn]? \p{L}+ (?:\p{L}+ )?(?:ist|sind|gibt|brauche|hat|haben|kann|bietet|passt|werden|muss)|(?:kann|muss|darf|soll|brauche) (?:ich|man)|gibt es) /iu,
  /^(?:comment (?:faire|réserver|commander|contacter|venir|se rendre|annuler|choisir|payer|obtenir|puis-je|fonctionne|s['’]inscrire|peut-on|devenir|trouver|savoir|\p{L}+(?:er|ir|re)\b)|combien (?:coûte|de|faut-il|ça|cela)|quel(?:le)?s? (?:est|sont)|qu['’]est-ce|est-ce que|pourquoi (?:choisir|faut-il|est-ce|les|le|la|un|une)|où (?:se trouve|est|sont|puis-je|trouver|acheter)|quand (?:faut-il|puis-je|est-ce|peut-on)|peut-on|puis-je|faut-il|y a-t-il) ?/iu,
  /^(?:¿|(?:cómo (?:puedo|se|funciona|reservar|llegar|comprar|elegir|hacer|\p{L}+(?:ar|er|ir)\b)|cuánto (?:cuesta|tarda|tiempo|dura|vale)|cuándo (?:abre|es|se|puedo|hay)|dónde (?:está|se|puedo|comprar|encontrar)|qué (?:es|son|incluye|necesito|pasa|hacer|significa|documentos|debo)|quién (?:es|puede)|por qué (?:es|se|debo|hay)|cuál(?:es)? (?:es|son)) ?)/iu,
  /^(?:come (?:posso|si|funziona|prenotare|arrivare|fare|scegliere|\p{L}+(?:are|ere|ire)\b)|quanto (?:costa|dura|tempo|ci)|quando (?:apre|è|si|posso)|dove (?:si|è|posso|trovare)|(?:che )?cos(?:a|['’]è) |perché (?:scegliere|è|si)|qual è|quali sono|chi (?:può|è)) ?/iu,
  /^(?:como (?:posso|funciona|fazer|reservar|comprar|chegar|escolher|\p{L}+[aei]r\b)|quanto (?:custa|tempo|demora)|quando (?:abre|é|posso)|onde (?:fica|posso|está|encontrar|comprar)|o que (?:é|são|fazer|acontece|inclui|preciso)|por que (?:é|se|devo)|quais? (?:é|são)) ?/iu,
  /^(?:hoe (?:kan|werkt|lang|vaak|veel|maak|krijg|kom|boek|bestel|duur)|wat (?:is|zijn|kost|kosten|moet|gebeurt|betekent)|wanneer (?:is|kan|gaat)|waar (?:kan|is|vind|ligt)|waarom (?:is|zijn|moet)|wie (?:is|kan|mag)|welke \p{L}+ (?:zijn|is|heb|kan)|kan ik|moet ik|mag ik|heb ik) /iu,
  /^(?:как (?:заказать|оплатить|добраться|записаться|выбрать|получить|работает|связаться|купить|вернуть|\p{L}+ть(?:ся)?(?!\p{L}))|сколько (?:стоит|времени|длится|стоят)|когда (?:можно|открыт|работает|будет)|где (?:находится|можно|купить|найти)|что (?:такое|делать|входит|нужно|будет)|почему (?:\p{L}+)|можно ли|нужно ли|есть ли|какие \p{L}+|какой \p{L}+)/iu,
  /^(?:jak (?:zamówić|zapłacić|dojechać|umówić|wybrać|działa|długo|często|\p{L}+ć\b)|ile (?:kosztuje|trwa|czasu)|kiedy (?:można|jest)|gdzie (?:jest|można|znajduje)|co (?:to jest|zrobić|zawiera)|dlaczego|czy (?:można|muszę|mogę|jest|są)) ?/iu,
];

const JAPANESE =
  /(?:です|ます|でしょう|ません|ました|でした|の|ある|ない|いる|する|なる|いい|よい|べき)か[。\s]*$|とは(?:何(?:ですか|か)?|どんな\S*|どういう\S*)?[。\s]*$|(?:ください|いくら|何時|どこ|いつ|なぜ|どう(?:すれば|やって|したら))\S{0,12}[。\s]*$|(?:の違い|する方法|やり方)は[。\s]*$/u;
const CHINESE =
  /[吗嗎呢][。\s]*$|什么|什麼|甚麼|怎么|怎麼|怎样|怎樣|如何|为什么|為什麼|为何|為何|多少|多久|多长|多長|几[点个天次种]|幾[點個天次種]|哪[里裡些个個种種儿兒]|哪裡|谁|誰|是否|能否|可否|有没有|有沒有|要不要|可不可以|能不能|是不是|何时|何時|何处|何處/u;
const KOREAN =
  /(?:나요|까요|인가요|은가요|는가요|ㄴ가요|한가요|는지요|습니까|ㅂ니까|입니까|됩니까|합니까|을까|를까|할까|는가|인가|일까|나)[.\s]*$|^(?:어떻게|무엇|왜|언제|어디|얼마|누가|어떤)\s?\S*.{0,30}(?:요|까|지|나|가|는 법|하기)[.\s]*$/u;
const ARABIC = /^(?:ما هي|ما هو|ما |ماذا|كيف|متى|أين|لماذا|هل|كم|من هو|من هي)\s*\p{L}/u;
const THAI = /(?:ไหม|หรือไม่|อย่างไร|เท่าไหร่|เท่าไร|ที่ไหน|เมื่อไหร่|เมื่อไร|คืออะไร|อะไรบ้าง|ทำไม|ยังไง|กี่\S{1,10})\s*$/u;
const VIETNAMESE =
  /(?:^(?:làm (?:sao|thế nào)|tại sao|vì sao|bao (?:nhiêu|lâu|giờ)|khi nào|ai là|có .{1,40} không$))|(?: là gì| ở đâu| bao nhiêu| như thế nào| không)\s*$/iu;
const SENTENCE_END = /[。．.!！]\s*\S/u;
const LONGEST_UNMARKED = 120;
const LONGEST_UNSPACED = 40;

/** Whether a text ends with a question mark of any script. */
export const isMarked = (text: string): boolean =>
  text.length >= SHORTEST && (MARK.test(text) || (SEMICOLON.test(text) && GREEK.test(text)));

/**
 * Whether a heading, or the opener of a panel, asks without a question mark: by its words, in languages where
 * that is usual. "How it works" and "Why us" do not.
 */
export function asksUnmarked(text: string): boolean {
  const line = text.replaceAll("'", '’').trim();
  if (line.length < SHORTEST || line.length > LONGEST_UNMARKED || SENTENCE_END.test(line)) return false;
  if (KANA.test(line)) return JAPANESE.test(line);
  if (/\p{Script=Hangul}/u.test(line)) return line.includes(' ') && KOREAN.test(line);
  if (/\p{Script=Han}/u.test(line)) return line.length <= LONGEST_UNSPACED && CHINESE.test(line);
  if (/\p{Script=Arabic}/u.test(line)) return line.split(/\s+/).length >= 3 && ARABIC.test(line);
  if (/\p{Script=Thai}/u.test(line)) return THAI.test(line);
  if (line.split(/\s+/).length < 3) return false;
  if (ENGLISH.test(line)) return !ENGLISH_PRAISE.test(line) && !ENGLISH_COMMAND.test(line);
  return EUROPEAN.some((form) => form.test(line)) || VIETNAMESE.test(line);
}
