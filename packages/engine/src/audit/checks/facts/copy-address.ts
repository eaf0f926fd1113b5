const COPY = /[?&](?:share|replytocom|print|add-to-cart|utm_\w+)=|\/(?:19|20)\d{2}\/(?:0[1-9]|1[0-2])\/?$/i;

/** Whether an address is that of a page once more, to be shared, printed or answered, or of a list of a month: no draft names it. */
export const isCopyAddress = (url: string): boolean => COPY.test(url);
