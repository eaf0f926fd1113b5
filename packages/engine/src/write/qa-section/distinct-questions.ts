import { UNSPACED } from '../../page/scripts.ts';
import { bareWords } from '../sentences.ts';
import { type AnswerPart, answerText } from './answer-part.ts';

/** The share of common words from which two questions ask the same. */
const SAME = 0.85;
/** The same for questions with many words. */
const SAME_OF_MANY = 0.6;
const MANY = 4;
/** The share of common words from which two answers say the same. */
const SAME_ANSWER = 0.7;
/** Shorter answers are similar by chance. */
const FEW = 8;
/** The number of specific words that two questions must share to be one question about two names. */
const PATTERN = 3;
/** The most words of a name. */
const NAME = 4;

/** Words with the same first letters are forms of one word: "contattare" and "contatti", "reach" and "reaching". */
const STEM = 6;
/** The share of an answer's words from which another answer has all of it. */
const WITHIN = 0.8;

/** Words of all questions. */
const COMMON = new Set(
  (
    'a an the of to in on for is are was c est quoi qu do does i my me you your and or how what which can it with ' +
    'le la les un une des du de ou et est ce que qu je mon ma au aux en pour comment quel quelle quels quelles ' +
    'der die das den dem ein eine einen und oder ist sind kann ich zu für wie was mit ' +
    'el los las una y es qué cómo para con il lo gli di che come per het een van què és ' +
    // "Where is it located?" asks where it is.
    'located situated befindet sich liegt gelegen gevestigd trouve situé située se encuentra ubicado ubicada situado situada trova situato fica localizado localizada ' +
    'znajduje się nachází nachádza sa находится находиться расположен расположена знаходиться розташований ligger sijaitsee található află'
  ).split(' '),
);

/** The words of a text; pairs of characters in scripts without spaces. */
const unitsOf = (text: string): string[] =>
  UNSPACED.test(text)
    ? [...bareWords(text).join('')].map((sign, at, all) => sign + (all[at + 1] ?? ''))
    : bareWords(text);

/** Words that distinguish two questions about one thing. */
const ASKING = new Set(
  'where when who why où quand qui pourquoi combien wo wann wer warum dónde cuándo quién cuánto dove chi perché quanto waar wanneer waarom onde quem on quan где когда кто сколько أين متى var när vem hvor hvornår hvem når missä milloin kuka kde kdy kdo kolik kedy kto koľko hol mikor ki unde când cine πού πότε nerede kim де коли хто скільки къде кога кой gdje kada tko kje kdaj kus millal kes kur kad कहाँ कब कौन איפה מתי מי'.split(
    ' ',
  ),
);

interface Asked {
  question: string;
  answer: readonly AnswerPart[];
  topic?: string;
  /** `identity` for what the site is: the same topic as who is behind it. */
  role?: string;
}

interface Known {
  /** Of a common question: two of these ask something else, however alike they are worded. */
  topic: string | undefined;
  words: string[];
  own: ReadonlySet<string>;
  /** The first letters of its longer words, without those of the site's name. */
  stems: ReadonlySet<string>;
  told: ReadonlySet<string>;
}

/** A name counts as one word of a question: two questions that share it need not ask the same. */
const asOneWord = (question: string, name: string) =>
  name.includes(' ') ? question.replaceAll(name, name.replace(/[^\p{L}\p{N}]+/gu, '')) : question;

function known({ question, answer, topic, role }: Asked, name: string): Known {
  const words = unitsOf(asOneWord(question, name));
  const own = words.filter((word) => !COMMON.has(word));
  const text = answerText(answer);
  const ofName = new Set([...bareWords(name), bareWords(name).join('')]);
  const long = bareWords(asOneWord(question, name)).filter(
    (word) => word.length >= STEM && !ofName.has(word),
  );
  return {
    topic: role === 'identity' ? 'about' : topic,
    words,
    stems: new Set(long.map((word) => word.slice(0, STEM))),
    own: new Set(own.length > 0 ? own : words),
    told: new Set(unitsOf(text)),
  };
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length;
const share = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const common = shared(one, other);
  return common / (one.size + other.size - common || 1);
};

function asksTheSame({ own: one, words }: Known, { own: other, words: others }: Known): boolean {
  const asking = (of: readonly string[]) => of.find((word) => ASKING.has(word));
  if (asking(words) !== asking(others)) return false;
  const common = shared(one, other);
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const within = small >= PATTERN && common === small && large - small <= 1;
  return within || share(one, other) >= (small >= MANY ? SAME_OF_MANY : SAME);
}

/** Whether two questions differ only in one name: "... in Rome, Italy?" and "... in Paris?". */
function isOnePattern({ words: one }: Known, { words: other }: Known): boolean {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const differ = Math.max(one.length, other.length) - start - end;
  const same = [...one.slice(0, start), ...one.slice(one.length - end)].filter((word) => !COMMON.has(word));
  // Different first words mean different questions: where, not what.
  return start > 0 && differ <= NAME && same.length >= PATTERN;
}

const saysTheSame = ({ told: one }: Known, { told: other }: Known) =>
  Math.min(one.size, other.size) >= FEW && share(one, other) >= SAME_ANSWER;

/**
 * Whether one is a common question and the other the site's own about the same, whose answer has all that is told to the common
 * one: "How can I contact Aiole?" after "How to contact Ann and Bob:".
 */
function isAnsweredByOwn(one: Known, other: Known): boolean {
  if ((one.topic === undefined) === (other.topic === undefined)) return false;
  const [common, own] = one.topic === undefined ? [other, one] : [one, other];
  return shared(common.stems, own.stems) > 0 && shared(common.told, own.told) >= common.told.size * WITHIN;
}

/**
 * The first of several questions that ask the same, differ in one name, or have the same answer.
 *
 * @param siteName a name that most of them may share.
 */
export function distinctQuestions<Question extends Asked>(
  questions: readonly Question[],
  siteName = '',
): Question[] {
  const asked: Known[] = [];
  const answers = new Set<string>();
  return questions.filter((one) => {
    const text = answerText(one.answer);
    if (answers.has(text)) return false;
    const it = known(one, siteName);
    const isOther = ({ topic }: Known) => topic !== undefined && it.topic !== undefined && topic !== it.topic;
    const repeats = (earlier: Known) =>
      (!isOther(earlier) && (asksTheSame(it, earlier) || isOnePattern(it, earlier))) ||
      saysTheSame(it, earlier) ||
      isAnsweredByOwn(it, earlier);
    if (asked.some(repeats)) return false;
    asked.push(it);
    answers.add(text);
    return true;
  });
}
