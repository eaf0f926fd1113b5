import { Fragment, type ReactNode } from 'react';

/** A text in which a browser may break a long host name, before each dot and slash instead of within a word. */
export function softBreaks(text: string): ReactNode {
  return text.split(/(?=[./](?=\S))/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
