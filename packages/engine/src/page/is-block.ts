const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup ' +
    'option p pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Whether a reader sees the text of such an element as separate: it is not joined with the text around it. */
export const isBlock = (name: string): boolean => BLOCKS.has(name);
