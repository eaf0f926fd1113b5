/** A raised surface with a hairline, for elements that are not a `Card`. */
export const cardClass = 'rounded-box bg-raised ring ring-line';
