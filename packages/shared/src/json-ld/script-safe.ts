/** Makes JSON safe for a script element: an unescaped `</script>` from a page would end the element. */
export const scriptSafe = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
