import type { PageElement } from './page-document.ts';

/** Classes and elements whose text a font draws as a picture: `<span class="material-icons">call</span>`. */
const OF_ICONS = /(?:^|\s)(?:material-(?:icons|symbols)(?:-[a-z-]+)?|mat-icon|google-symbols)(?:\s|$)/;
const NAME = /^\s*[a-z][a-z\d_]{1,40}\s*$/;

/** Whether a text is the name of an icon, which no reader sees: "pin_drop" before an address, "call" before a number. */
export const isIconName = ({ tagName, attrs }: PageElement['node'], text: string): boolean =>
  NAME.test(text) &&
  (tagName === 'mat-icon' || attrs.some(({ name, value }) => name === 'class' && OF_ICONS.test(value)));
