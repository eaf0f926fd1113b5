import { howCounted } from '@visible-ai/shared/answers/how-counted';
import { sampleStatuses } from '@visible-ai/shared/answers/schema';
import { statusWords } from '@visible-ai/shared/answers/status-words';
import type { AnswersReport } from '../../answers-report.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import type { BeginSection } from '../sections/findings.ts';
import { API_ALONE } from './answers-cover.ts';

/** How the figures were counted, in plain words, and what happened to the questions. */
export function drawCounting(sheet: Sheet, { summary }: AnswersReport, begin: BeginSection): void {
  const section = begin('How this is counted');
  sheet.text(section, 'P', API_ALONE, styles.body);
  const common = howCounted.mention;
  const say = (name: string, words: string) => {
    sheet.y += 4;
    sheet.text(section, 'P', name, styles.label);
    sheet.text(section, 'P', words, styles.body);
  };
  for (const { title, counted, leftOut, sure } of Object.values(howCounted)) {
    sheet.y += 12;
    sheet.need(80);
    sheet.text(section, 'H2', title, styles.title);
    say('What is counted', counted);
    // What three of them share is said once.
    if (leftOut !== common.leftOut) say('What is not', leftOut);
    if (sure !== common.sure) say('How sure it is', sure);
  }
  sheet.y += 12;
  sheet.need(100);
  sheet.text(section, 'H2', 'Of all the others', styles.title);
  say('What is not counted', common.leftOut);
  say('How sure they are', common.sure);
  sheet.y += 12;
  sheet.need(120);
  sheet.text(section, 'H2', 'What came of the questions', styles.title);
  sheet.y += 3;
  const list = sheet.tag(section, 'L');
  for (const status of sampleStatuses.filter((one) => one === 'ok' || summary.samples[one] > 0)) {
    const item = sheet.tag(list, 'LI');
    const body = sheet.tag(item, 'LBody');
    const { label, meaning } = statusWords[status];
    sheet.text(body, 'P', `${label}: ${summary.samples[status]} (${meaning})`, styles.body);
    item.element.end();
  }
  list.element.end();
  section.element.end();
}
