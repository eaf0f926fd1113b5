/** JSON that can stand in a script element: `<` would let a page's `</script>` end the block it is put into. */
export const scriptSafe = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
