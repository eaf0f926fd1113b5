/** The explanation of a figure. */
export interface HowCountedText {
  /** The name of the figure. */
  title: string;
  counted: string;
  leftOut: string;
  sure: string;
}

const failures =
  'Answers given without a search, cut off, refused or failed, and questions that were not asked. They are listed under “What came of the questions”, and never make a figure smaller.';
const sure =
  'If the same questions were asked again and again, the true share would lie within the band 95 times of 100. The band is the wider of two: one for the number of answers (Wilson), one for how far the prompts differ (bootstrap over prompts).';

/** The explanations of the four figures, in plain words. */
export const howCounted = {
  mention: {
    title: 'Named in answers',
    counted:
      'Answers for which the engine searched and which hold your name or one of its other names. Once or ten times in an answer is the same.',
    leftOut: failures,
    sure,
  },
  citation: {
    title: 'Cited in answers',
    counted:
      'Answers for which the engine searched and which give a page of your domains as a source. A page that was read and not cited does not count.',
    leftOut: failures,
    sure,
  },
  shareOfVoice: {
    title: 'Share of voice',
    counted:
      'Of all times that an answer names you or one of your competitors, how many are you. An answer that names you three times counts three times.',
    leftOut:
      'Prompts that name your brand themselves: whoever asks for you hears about you. And what failed, as in the other figures.',
    sure: 'The band holds the true share 95 times of 100. It knows only the competitors that you have set up.',
  },
  firstNamed: {
    title: 'Named first',
    counted: 'Answers that name you before any of your competitors.',
    leftOut: failures,
    sure,
  },
} satisfies Record<string, HowCountedText>;
