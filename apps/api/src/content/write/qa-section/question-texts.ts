import { bareWords } from '../sentences.ts';

/** Ends as a question does, in any writing. */
export const isQuestion = (text: string): boolean => /[?？؟]\s*$/u.test(text);

/** Asks for a click, not for an answer. */
const CALLS =
  /^(prêt|envie|convaincu|et (maintenant|aujourd)|ready|need|want|interested|any questions|got|still|looking|bereit|lust|fragen|listo|pronto|klaar|migrating)/iu;
/** Words that stand for something said before. */
const POINTS_BACK = /\b(it|this|that|these|those|them|ça|cela|celui|es|das|dies|esto|eso)\b/iu;

/**
 * Whether somebody could ask this of the site: a whole question, not a call to act.
 *
 * @param alone that it must be understood without what stood before it.
 */
export function isAskable(question: string, alone: boolean): boolean {
  const words = bareWords(question);
  const short = words.length < 3 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(question);
  return isQuestion(question) && !short && !CALLS.test(question) && !(alone && POINTS_BACK.test(question));
}

/** Verbs whose base form opens a heading that tells how to do something: "Install the package". */
const DO = [
  'add',
  'apply',
  'ask',
  'build',
  'buy',
  'change',
  'check',
  'choose',
  'clean',
  'combine',
  'configure',
  'connect',
  'contribute',
  'convert',
  'copy',
  'create',
  'customize',
  'debug',
  'delete',
  'deploy',
  'disable',
  'download',
  'edit',
  'enable',
  'export',
  'extend',
  'filter',
  'find',
  'fix',
  'format',
  'generate',
  'get',
  'handle',
  'host',
  'import',
  'improve',
  'install',
  'integrate',
  'join',
  'load',
  'log',
  'make',
  'manage',
  'merge',
  'migrate',
  'move',
  'open',
  'order',
  'override',
  'paginate',
  'pass',
  'pay',
  'prevent',
  'print',
  'publish',
  'read',
  'register',
  'remove',
  'rename',
  'report',
  'request',
  'reset',
  'return',
  'run',
  'save',
  'search',
  'select',
  'send',
  'set',
  'share',
  'show',
  'sign',
  'skip',
  'sort',
  'split',
  'start',
  'stop',
  'store',
  'submit',
  'subscribe',
  'support',
  'switch',
  'test',
  'translate',
  'update',
  'upgrade',
  'upload',
  'use',
  'validate',
  'verify',
  'view',
  'write',
];
const IMPERATIVE = new RegExp(`^(${DO.join('|')})\\s+\\S`, 'i');
const HOW_TO = /^how\s+to\s+(?=\S)/i;
const GERUNDS: Record<string, string> = {
  contributing: 'contribute',
  installing: 'install',
  downloading: 'download',
  upgrading: 'upgrade',
  migrating: 'migrate',
  configuring: 'configure',
  building: 'build',
  running: 'run',
  testing: 'test',
  reporting: 'report',
  using: 'use',
  verifying: 'verify',
  creating: 'create',
  customizing: 'customize',
  deploying: 'deploy',
  submitting: 'submit',
  paginating: 'paginate',
  writing: 'write',
  reading: 'read',
  getting: 'get',
};

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('en') + text.slice(1) : text;

/** "How do I ...?" for an English heading that tells how to do something; null where it would not be a sentence. */
function howDoI(heading: string): string | null {
  const plain = heading
    .replace(/\s+[—–|].*$/u, '')
    .replace(/[.:…]+$/u, '')
    .trim();
  if (plain.length > 90 || /[?!;:]/.test(plain) || bareWords(plain).length < 2) return null;
  if (HOW_TO.test(plain)) return `How do I ${lowerFirst(plain.replace(HOW_TO, ''))}?`;
  if (IMPERATIVE.test(plain) && bareWords(plain).length > 2 && !/^read (also|more|the)\b/i.test(plain))
    return `How do I ${lowerFirst(plain)}?`;
  const [first = '', ...rest] = plain.split(' ');
  const verb = GERUNDS[first.toLowerCase()];
  if (!verb || rest.length === 0 || rest[0]?.toLowerCase() === 'started') return null;
  return `How do I ${verb} ${rest.join(' ')}?`;
}

/**
 * The question that a heading stands for: itself, or one that its words make in its own language. Null where
 * a sentence made of it could be wrong.
 */
export function questionOf(heading: string, language: string): string | null {
  if (isQuestion(heading)) return heading;
  return language === '' || language.toLowerCase().startsWith('en') ? howDoI(heading) : null;
}
