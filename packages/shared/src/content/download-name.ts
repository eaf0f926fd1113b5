import { type ContentType, contentTypeLabels } from './schema.ts';

/** The file a download is saved as: the type's label, lower case, hyphens for spaces, one `.txt`. */
export function downloadName(type: ContentType): string {
  const name = contentTypeLabels[type].toLowerCase().replaceAll(' ', '-');
  return name.endsWith('.txt') ? name : `${name}.txt`;
}
