import { escapeHtml } from '@visible-ai/shared/html/escape-html';

/** A finished mail: both parts have the same content. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The sender's brand, if it is not the product's: unset fields are empty texts. */
export interface MailBrand {
  name: string;
  accent: string;
  footer: string;
  hideProductName: boolean;
}

export interface MailParts {
  heading: string;
  /** Plain paragraphs; they are escaped, so foreign text is allowed. */
  paragraphs: string[];
  action?: { label: string; url: string };
  list?: { title: string; text: string }[];
  /** Separate lines, kept as they are. */
  blocks?: { title: string; lines: string[] }[];
  footer: string;
  /** Null or undefined: the product's own. */
  brand?: MailBrand | null;
}

/** Makes a foreign text one line, without control or direction characters, and cuts it. */
export const oneLine = (text: string, most = 120) => {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
};

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The complete sentences at the beginning of a text that fit into so many characters; if the first is longer,
 * its beginning.
 */
export function firstSentences(text: string, most: number): string {
  let kept = '';
  for (const { segment } of sentences.segment(oneLine(text, Number.POSITIVE_INFINITY))) {
    if (kept.length + segment.trimEnd().length > most) break;
    kept += segment;
  }
  return kept.trimEnd() || oneLine(text, most);
}

const ACCENT = '#1d4ed8';

const nameCell = (mark: string, name: string) => `${mark}${escapeHtml(name)}`;

/** The head of a mail: the brand's name, or the product's with its chip, or nothing if both are hidden. */
function headOf(brand: MailBrand | null | undefined, accent: string): string {
  if (brand?.name) return nameCell('', brand.name);
  if (brand?.hideProductName) return '';
  const chip = `<span style="display:inline-block;min-width:18px;padding:0 3px;border-radius:12px;background:${accent};color:#ffffff;font:600 12px/20px system-ui,sans-serif;text-align:center">1</span>&nbsp; `;
  return nameCell(chip, 'Visible AI');
}

/** The footers: first the brand's, then ours. */
const footersOf = ({ footer, brand }: MailParts) => [...(brand?.footer ? [brand.footer] : []), footer];

function toHtml(parts: MailParts): string {
  const { heading, paragraphs, action, list, blocks = [], brand } = parts;
  const accent = brand?.accent || ACCENT;
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:8px 0 28px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 22px;border-radius:999px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const rows = (list ?? [])
    .map(
      ({ title, text }, index) =>
        `<tr><td valign="top" style="padding:12px 12px 12px 0;border-top:1px solid #e4e2dc;color:${accent};font-weight:600">${index + 1}</td><td style="padding:12px 0;border-top:1px solid #e4e2dc"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</td></tr>`,
    )
    .join('');
  const pieces = blocks.map(
    ({ title, lines }) =>
      `<p style="margin:0 0 8px"><strong>${escapeHtml(title)}</strong></p><pre style="margin:0 0 24px;padding:12px;border:1px solid #e4e2dc;border-radius:8px;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere">${lines.map(escapeHtml).join('\n')}</pre>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head><body style="margin:0;background:#fbfaf7;color:#17181d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%"><tr><td style="padding-bottom:28px;font-family:Georgia,serif;font-size:20px">${headOf(brand, accent)}</td></tr><tr><td><h1 style="margin:0 0 20px;font:500 30px/1.15 Georgia,serif">${escapeHtml(heading)}</h1>${paragraphs.map(p).join('')}${pieces.join('')}${button}${rows ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-bottom:24px">${rows}</table>` : ''}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e2dc;color:#5e6068;font-size:14px">${footersOf(parts).map(escapeHtml).join('<br>')}</p></td></tr></table></td></tr></table></body></html>`;
}

const TEXT_COLUMNS = 72;

/** Wraps a paragraph for plain text mail; a longer word, such as a link, stays whole. */
function fold(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > TEXT_COLUMNS) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

function toText(parts: MailParts): string {
  const { heading, paragraphs, action, list, blocks = [], brand } = parts;
  const items = (list ?? []).map(({ title, text }, index) => `${index + 1}. ${title}\n   ${text}`);
  return [
    ...(brand?.name ? [brand.name] : []),
    fold(heading),
    ...paragraphs.map(fold),
    ...blocks.map(({ title, lines }) => `${fold(title)}\n${lines.map((line) => `   ${line}`).join('\n')}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...items,
    `-- \n${footersOf(parts).map(fold).join('\n')}`,
  ].join('\n\n');
}

/** Renders a mail in the product's look: one column, inline styles, no external content. */
export const renderMail = (subject: string, parts: MailParts): RenderedMail => ({
  subject,
  text: toText(parts),
  html: toHtml(parts),
});
