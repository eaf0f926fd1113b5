import { logoTypes, MOST_LOGO_BYTES } from '@visible-ai/shared/branding/schema';

/**
 * Reads a chosen picture as a data URL.
 *
 * @throws Error with a message for the person who chose it.
 */
export async function readLogoFile(file: File): Promise<string> {
  if (!logoTypes.some((type) => type === file.type))
    throw new Error(`${file.name} is not a PNG, JPEG or WebP file.`);
  if (file.size > MOST_LOGO_BYTES)
    throw new Error(`${file.name} has ${Math.ceil(file.size / 1000)} kB. A logo has at most 200 kB.`);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name} could not be read.`));
    reader.readAsDataURL(file);
  });
}
