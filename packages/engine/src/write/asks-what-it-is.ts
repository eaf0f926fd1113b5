import { EAST_ASIAN_OR_THAI } from '../page/scripts.ts';
import { bareWords } from './sentences.ts';

const LEAST_SHORT = 4;
const WHAT_IS = new Set(
  'the die der das den la le l what whats is are does do exactly s c ce est quoi qu que fait sert à was ist macht ist eigentlich qué es hace cos che cosa è fa wat doet o que é faz què és fa co to jest что такое это чем занимается ما هو هي vad är vem gör hvad er hvem laver hva gjør mikä on kuka mitä tekee je kdo čím se zabývá čo kto sa zaoberá mi az a ki mivel foglalkozik ce este cine cu ocupă τι είναι το με ασχολείται nedir kimdir ne yapar що таке це чим займається какво е кой с занимава što tko čime bavi kaj čim ukvarja מה זה זו עושה מי apa itu siapa yang dilakukan là gì ai làm mis on kes millega tegeleb kas ir ar ko nodarbojas yra ką veikia چیست کیست چه کاری انجام می دهد क्या है कौन हैं का काम'.split(
    ' ',
  ),
);
const WHAT_IS_UNSPACED =
  /(?:是什么|是做什么的|是什麼|是做什麼的|とは(?:何ですか|なんですか)?|って何(?:ですか)?|무엇인가요|무엇입니까|이란|란|คืออะไร|คือใคร|ทำอะไร)[？?]?$/u;

/** Whether a question asks what the thing of that name is, and nothing else. */
export function asksWhatItIs(question: string, name: string): boolean {
  const tight = (text: string) => text.replace(/\s/gu, '');
  if (EAST_ASIAN_OR_THAI.test(question))
    return tight(question).startsWith(tight(name)) && WHAT_IS_UNSPACED.test(question);
  const named = new Set(bareWords(name));
  // "What is AnvilForge?" of a site that is called Anvil in short; "anvils" are things.
  const isNamed = (word: string) =>
    named.has(word) ||
    (named.size === 1 &&
      name.length >= LEAST_SHORT &&
      word.length > name.length + 1 &&
      word.startsWith(name.toLowerCase()));
  const rest = bareWords(question).filter((word) => !isNamed(word));
  return bareWords(question).some(isNamed) && rest.length > 0 && rest.every((word) => WHAT_IS.has(word));
}
