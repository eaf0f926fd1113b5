/** The rule under a row of tabs. It is as wide as what is below. */
export const tabBarClass = 'border-b border-line pb-1 print:hidden';

/** A row of tabs that scrolls if it is too wide. It has room around the tabs, or it would cut off their focus outline. */
export const tabRowClass = '-mx-1 -mt-1 overflow-x-auto p-1 [scrollbar-width:none]';
