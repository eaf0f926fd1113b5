import { describe, expect, it } from 'vitest';
import { asked, languageKey, qaWords, sourceWord } from './qa-words.ts';

describe('the language of our words', () => {
  it.each([
    ['de-AT', 'de'],
    ['EN-us', 'en'],
    ['', 'en'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['ZH-cmn-hk', 'zh-Hant'],
    ['de-zh-TW', 'de'],
    ['no', 'nb'],
    ['pt_BR', 'pt'],
    ['fil', 'fil'],
  ])('of %s is %s', (tag, key) => {
    expect(languageKey(tag)).toBe(key);
  });

  it.each([
    ['de', 'Quelle:', true],
    ['sv-FI', 'Källa:', true],
    ['bg', 'Източник:', true],
    ['eu', 'Iturria:', false],
    ['fil', '', false],
    ['xx', '', false],
    ['', 'Source:', true],
  ])('of %s names a source “%s”', (tag, word, asks) => {
    expect(sourceWord(tag)).toBe(word);
    expect(qaWords(tag) !== null).toBe(asks);
  });
});

describe('a wording about something', () => {
  it.each([
    ['모루의 집', '모루의 집은'],
    ['모루의 집 (서울)!', '모루의 집 (서울)!은'],
    ['모루', '모루는'],
    ['가', '가는'],
    ['힣', '힣은'],
    ['Anvil', 'Anvil은(는)'],
    ['鉄', '鉄은(는)'],
    ['Ａ', 'Ａ은(는)'],
    ['', '은(는)'],
  ])('has the Korean particle that fits it: %s', (name, told) => {
    expect(asked('{x}{은} 무엇인가요?', name)).toBe(`${told} 무엇인가요?`);
  });

  it.each([
    ['ما هو {x}؟', 'مكتبة الأزبكية', 'ما هي مكتبة الأزبكية؟'],
    ['ما هو {x}؟', 'دار الشروق', 'ما هي دار الشروق؟'],
    ['ما هو {x}؟', 'خدمات النور', 'ما هي خدمات النور؟'],
    ['ما هو {x}؟', 'دارين', 'ما هو دارين؟'],
    ['ما هو {x}؟', 'مطعم النيل', 'ما هو مطعم النيل؟'],
    ['ما هو {x}؟', 'مطعم المدينة', 'ما هو مطعم المدينة؟'],
    ['ماذا يقدم {x}؟', 'شركة النور', 'ماذا تقدم شركة النور؟'],
    ['ما الذي يقدمه {x}؟', 'شركة النور', 'ما الذي تقدمه شركة النور؟'],
    ['ما هو عنوان {x}؟', 'شركة النور', 'ما هو عنوان شركة النور؟'],
  ])('agrees in Arabic: %s of %s', (wording, name, question) => {
    expect(asked(wording, name)).toBe(question);
  });

  it('has the name wherever it is wanted', () => {
    expect(asked('{x} or {x}?', '$& it')).toBe('$& it or $& it?');
  });
});
