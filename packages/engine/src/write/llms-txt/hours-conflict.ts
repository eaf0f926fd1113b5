import type { OpeningHours } from '../../crawl/business-facts.ts';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import type { WeeklyHours } from '../../page/hours/weekly-hours.ts';
import { WEEK } from '../../page/stated/week.ts';
import { writtenHours } from '../hours/written-hours.ts';
import { somePaths } from '../some-paths.ts';
import { statingPages } from './stating-pages.ts';

/** Opening hours that a site's data and its text give differently. */
export interface HoursConflict {
  inData: { week: WeeklyHours[]; url: string };
  inText: { week: WeeklyHours[]; url: string };
  /** Whether the data give all seven days the same hours, as plugins fill them in for everybody. */
  isFilledIn: boolean;
}

/** Days and times that schema.org knows; null if one of them is written otherwise. */
function weekInData(hours: readonly OpeningHours[]): WeeklyHours[] | null {
  const week = hours.flatMap(({ days, hours: times }): WeeklyHours[] => {
    const [, opens, closes] = /^(\d{2}:\d{2})\s?[-–]\s?(\d{2}:\d{2})$/.exec(times) ?? [];
    return opens !== undefined && closes !== undefined && days.every((day) => WEEK.includes(day))
      ? [{ days: [...days], opens, closes }]
      : [];
  });
  return week.length > 0 && week.length === hours.length ? week : null;
}

/** The hours of each day that a week names. */
function byDay(week: readonly WeeklyHours[]): Map<string, string> {
  const spans = new Map<string, string[]>();
  for (const { days, opens, closes } of week)
    for (const day of days) spans.set(day, [...(spans.get(day) ?? []), `${opens}-${closes}`]);
  return new Map([...spans].map(([day, own]) => [day, own.sort().join()]));
}

const isOnAllDays = (week: readonly WeeklyHours[]) =>
  new Set(week.flatMap(({ days }) => days)).size === WEEK.length &&
  new Set(week.map(({ opens, closes }) => `${opens}-${closes}`)).size === 1;

/**
 * The hours of a business in its data, where its text states others with certainty; null if they agree, or if one of them says
 * nothing.
 */
export function hoursConflict(site: CrawledSite): HoursConflict | null {
  const pages = statingPages(site);
  const told = pages.find(({ business }) => (business?.hours.length ?? 0) > 0);
  const inData = told && weekInData(told.business?.hours ?? []);
  if (!told || !inData) return null;
  const { value, from } = writtenHours(pages, site.language);
  if (!value) return null;
  const isFilledIn = isOnAllDays(inData);
  const [data, text] = [byDay(inData), byDay(value)];
  // A day that the text leaves out may stand elsewhere, unless nobody has chosen the days of the data.
  const differs = [...data].some(([day, spans]) => (text.get(day) ?? (isFilledIn ? '' : spans)) !== spans);
  return differs
    ? { inData: { week: inData, url: told.url }, inText: { week: value, url: from }, isFilledIn }
    : null;
}

/** "Monday–Friday 09:00–17:00, Saturday 10:00–13:00" */
const inWords = (week: readonly WeeklyHours[]) =>
  week
    .map(({ days, opens, closes }) => {
      const at = days.map((day) => WEEK.indexOf(day));
      const isRun =
        at.length > 2 && at.every((day, index) => index === 0 || day === (at[index - 1] ?? 0) + 1);
      return `${isRun ? `${days[0]}–${days.at(-1)}` : days.join(', ')} ${opens}–${closes}`;
    })
    .join(', ');

/** Tells that data and text give different opening hours: one of them is wrong. */
export function hoursNotes(site: CrawledSite): string[] {
  const conflict = hoursConflict(site);
  if (!conflict) return [];
  const { inData, inText, isFilledIn } = conflict;
  const said = `The data of ${somePaths([inData.url])} say that you are open ${inWords(inData.week)}, the text of ${somePaths([inText.url])} says ${inWords(inText.week)}.`;
  return [
    isFilledIn
      ? `${said} Plugins fill in the same hours for all days where nobody has set any, so this file follows the text: correct the data, or the text if it is wrong.`
      : `${said} Correct the one that is wrong, and the file if it has it.`,
  ];
}
