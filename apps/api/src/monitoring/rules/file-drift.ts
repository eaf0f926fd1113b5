import { type AlertRule, plain } from './alert-rule.ts';

/**
 * A kept file that stood at the site as it is kept, and stands there otherwise now or not at all. A file that was never
 * put there is nobody's loss, and one that its owner changed here alone has not drifted there.
 */
export const fileDrift: AlertRule = {
  kind: 'fileDrift',
  find: (before, after) =>
    Object.entries(after.files).flatMap(([subject, { label, url, state, live }]) => {
      const then = before.files[subject];
      if (then?.state !== 'same' || state === 'same' || then.live === live) return [];
      const [title, evidence] =
        state === 'missing'
          ? [`${label} is gone`, `${url} was the file that is kept here. Now there is none.`]
          : [`${label} was changed at the site`, `${url} was the file that is kept here. Now it is another.`];
      return { ...plain, kind: 'fileDrift', subject, title, evidence, places: [url] };
    }),
  wellTitle: ({ places: [url = ''] }) =>
    `${url.slice(url.lastIndexOf('/') + 1)} is the file that is kept here again`,
  isWell: ({ subject }, { files }) => files[subject]?.state === 'same',
};
