/** A chapter number or a question label: not part of the words. */
export const withoutNumber = (heading: string): string =>
  heading
    .replace(
      /^(?:(?:Q|Ｑ|F|P|D|Question|Frage|Pregunta|Domanda|问|問|質問|Вопрос)\s?\d*\s*[.:：)、]|第[\d一二三四五六七八九十]+[章节節问問]?[、.：:]?)\s*(?=\S)/u,
      '',
    )
    .replace(/^(?:\(\d{1,3}\)\s*|(?:\d+(?:\.\d+)*|[IVX]+)\s*[.):、．–-]\s*)(?=\S)/u, '')
    .trim();
