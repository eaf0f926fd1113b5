/**
 * The pattern of a declared path, in which `:name` stands for one segment. As Express reads paths: in any case, and
 * with or without a slash at the end.
 */
export const pathPattern = (path: string): RegExp => {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
};
