import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
/** The id that a fragment (with its `#`) names. A malformed fragment is used as it is. */
export const anchorId = (hash: string): string => percentDecoded(hash.slice(1));
