import { type AlertRule, plain } from './alert-rule.ts';

/**
 * A stored file that the site served unchanged, and now serves changed or not at all. A file that was never
 * on the site does not count, and one that its owner changed only here has not drifted.
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
