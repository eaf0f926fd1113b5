import {
  changeText,
  figureLine,
  figureOf,
  NO_RIVAL,
  shareFigure,
} from '@visible-ai/shared/answers/rate-words';
import { monthTitle } from '@visible-ai/shared/answers/report-month';
import type { AnswersSummary, RateChange } from '@visible-ai/shared/answers/schema';
import { type MailBrand, oneLine, type RenderedMail, renderMail } from './mail-layout.ts';

/** The subject of both mails about answers. */
export interface AnswersNews {
  /** The name that its owner gave it. */
  siteName: string;
  ownName: string;
  /** The address of the screen. */
  url: string;
  brand: MailBrand | null;
}

const points = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1).replace(/\.0$/, '')}`;

const footerOf = (name: string, url: string) =>
  `You get this mail because alerts are on for ${name}. They are switched off in the settings of the site on ${new URL(url).host}.`;

const dropText = ({ diff, low, high }: RateChange) =>
  `${points(diff)} points, with 95 % certainty between ${points(low)} and ${points(high)}.`;

/** To the owner of a site: answers name or cite it less often than in the run before, beyond chance. */
export function renderAnswersChange(
  { siteName, ownName, url, brand }: AnswersNews,
  change: NonNullable<AnswersSummary['change']>,
): RenderedMail {
  const name = oneLine(siteName, 60);
  const own = oneLine(ownName, 60);
  const worse = [
    { what: 'name', title: `Answers that name ${own}`, change: change.mention },
    { what: 'cite', title: `Answers that cite ${own}`, change: change.citation },
  ].filter((one) => one.change.verdict === 'down');
  const verbs = worse.map(({ what }) => what).join(' and ');
  return renderMail(`${name}: answers ${verbs} ${own} less often`, {
    heading: `Answers ${verbs} ${own} less often`,
    paragraphs: [
      `The same questions were asked of the same engines as in the run before, and the difference is larger than chance explains. The engines themselves answered as before: their models are the same, and neutral questions were answered the same way.`,
    ],
    action: { label: 'See the answers', url },
    list: worse.map(({ title, change: of }) => ({ title, text: dropText(of) })),
    brand,
    footer: footerOf(name, url),
  });
}

/** To the owner of a site: the report of a calendar month. */
export function renderAnswersMonth(
  { siteName, ownName, url, brand }: AnswersNews,
  { month, summary, costUsd }: { month: string; summary: AnswersSummary; costUsd: number },
): RenderedMail {
  const name = oneLine(siteName, 60);
  const own = oneLine(ownName, 60);
  const title = monthTitle(month);
  const { change, series, samples } = summary;
  const runs = series.length === 1 ? 'one run' : `${series.length} runs`;
  return renderMail(`${name}: what answers said in ${title}`, {
    heading: `What answers said of ${own} in ${title}`,
    paragraphs: [
      `${samples.ok} answers of ${runs} are counted; asking cost ${costUsd.toFixed(2)} US dollars. They are answers of the engines' APIs with web search, not of their apps.`,
      'The report with every table and how all of it is counted is a PDF, to be had where you are signed in.',
    ],
    action: { label: 'Open the report', url: `${url}?report=${month}` },
    list: [
      { title: `Named`, text: figureLine(figureOf(summary.mention), 'answers') },
      { title: `Cited`, text: figureLine(figureOf(summary.citation), 'answers') },
      { title: `Named first`, text: figureLine(figureOf(summary.firstNamed), 'answers') },
      {
        title: 'Share of voice',
        text: figureLine(
          shareFigure(summary.shareOfVoice, summary.competitors.length > 0),
          'namings of you and your competitors',
          summary.competitors.length > 0 ? undefined : NO_RIVAL,
        ),
      },
      ...(change
        ? [
            {
              title: 'The last two runs',
              text: `Named: ${changeText(change.mention)}. Cited: ${changeText(change.citation)}.`,
            },
          ]
        : []),
    ],
    brand,
    footer: footerOf(name, url),
  });
}
