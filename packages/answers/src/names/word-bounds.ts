import { charBefore, charFrom, isHangul, isSpaceless, isWord, seenBefore, seenFrom } from './letters.ts';

/** Particles that Korean adds to a noun without a space. */
const particles = new Set(
  '은 는 이 가 을 를 의 에 에서 에게 와 과 도 만 로 으로 부터 까지 처럼 보다 나 이나 랑 이랑 하고 라는 이라는 께서 입니다 이다 인 라고 이라고 뿐 마다 밖에 조차 에는 에도 에서는 에서도 으로는 로는 와는 과는'
    .split(' ')
    .map((particle) => particle.normalize('NFC')),
);
const longestParticle = 3;
const apostrophe = /['‘’ʼ＇]/;

/** Whether there may be a word boundary between two characters. */
const mayPart = (one: string, other: string) =>
  isSpaceless(one) || isSpaceless(other) || isHangul(one) !== isHangul(other);

/** Whether a name may begin at a position of a text. */
export function beginsWord(text: string, at: number): boolean {
  const first = charFrom(text, at);
  const before = seenBefore(text, at);
  if (before.char === '') return true;
  if (!isWord(first)) {
    // ".NET" is no part of "ASP.NET", nor of "...NET".
    return before.char !== first && (!isWord(before.char) || isSpaceless(before.char));
  }
  if (isWord(before.char)) return mayPart(before.char, first);
  const further = seenBefore(text, before.start);
  // An underscore within a word is no emphasis.
  if (before.char === '_') return !isWord(further.char) || mayPart(further.char, first);
  // "L’Acme" is Acme, "O’Acme" is another name.
  if (apostrophe.test(before.char) && /^o$/i.test(further.char))
    return isWord(seenBefore(text, further.start).char);
  return true;
}

/** Whether a name may end at a position of a text. */
export function endsWord(text: string, at: number): boolean {
  const last = charBefore(text, at);
  const after = seenFrom(text, at);
  if (after.char === '') return true;
  if (!isWord(last)) {
    if (/[+#]/.test(last) && /[+#]/.test(after.char)) return false;
    if (!isWord(after.char) || isSpaceless(after.char) || isHangul(after.char)) return true;
    // "C++17" is C++.
    return /[+#!]/.test(last) && /\p{Nd}/u.test(after.char);
  }
  if (isWord(after.char))
    return mayPart(last, after.char) || (isHangul(last) && isParticle(text, after.end - after.char.length));
  if (after.char === '_') {
    const further = seenFrom(text, after.end).char;
    return !isWord(further) || mayPart(last, further);
  }
  if (/[+#]/.test(after.char)) return !isLongerName(text, at);
  return true;
}

/**
 * "C++" and "C#" do not name "C", and "Disney+" does not name "Disney"; "Acme+Bravo" and "Acme#1" name Acme.
 */
function isLongerName(text: string, at: number): boolean {
  const second = seenFrom(text, seenFrom(text, at).end).char;
  return !isWord(second);
}

/** Whether the rest of a Korean word is only a particle. */
function isParticle(text: string, at: number): boolean {
  // A syllable has at most three jamo in decomposed form.
  const rest = text.slice(at, at + 3 * (longestParticle + 1));
  const run = /^\p{sc=Hangul}+/u.exec(rest)?.[0] ?? '';
  return particles.has(run.normalize('NFC'));
}
