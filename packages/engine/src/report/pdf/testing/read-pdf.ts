import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; alt?: string; children?: unknown[] };

/** The content of a PDF as another PDF reader finds it. */
export interface ReadPdf {
  pages: { width: number; height: number; text: string; roles: string[]; links: string[] }[];
  /** The whole text, words separated by one space. */
  text: string;
  outline: string[];
  info: Record<string, unknown>;
  language: string | null;
  isTagged: boolean;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* rolesOf(node: unknown): Generator<string> {
  if (!isNode(node)) return;
  if (node.role) yield node.alt ? `${node.role}: ${node.alt}` : node.role;
  for (const child of node.children ?? []) yield* rolesOf(child);
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const [, , width = 0, height = 0] = page.view;
    const annotations: { url?: string }[] = await page.getAnnotations();
    pages.push({
      width,
      height,
      text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
      roles: [...rolesOf(await page.getStructTree())],
      links: annotations.flatMap(({ url }) => url ?? []),
    });
  }
  const outline: { title: string }[] = (await pdf.getOutline()) ?? [];
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  return {
    pages,
    text: pages
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    outline: outline.map(({ title }) => title),
    info: { ...info },
    language: 'Language' in info ? String(info.Language) : null,
    isTagged: marks?.Marked === true,
  };
}
