import { logoTypes, MOST_LOGO_BYTES } from '@visible-ai/shared/branding/schema';
import sharp from 'sharp';
import { AppError } from '../http/app-error.ts';

/** A picture of some kilobytes can decode to gigabytes: larger ones are not decoded. */
const MOST_SIDE = 4000;

export type LogoType = (typeof logoTypes)[number];

export interface Logo {
  mediaType: LogoType;
  bytes: Buffer;
}

const FORM = /^data:([a-z]+\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/]+={0,2})$/;
const formats: Readonly<Record<string, LogoType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

const refuse = (text: string, cause?: unknown) =>
  new AppError('unprocessable', { text, ...(cause === undefined ? {} : { cause }) });

/** The media type and bytes of a data URL; null if it is not one. */
export function logoIn(dataUrl: string): Logo | null {
  const [, named = '', base64 = ''] = FORM.exec(dataUrl) ?? [];
  const mediaType = logoTypes.find((type) => type === named);
  return mediaType ? { mediaType, bytes: Buffer.from(base64, 'base64') } : null;
}

/**
 * Reads a logo. It is decoded completely, so that it is only a picture, and of the type that it claims.
 *
 * @param dataUrl base64, PNG, JPEG or WebP, at most 200 kB and 4,000 pixels a side.
 * @throws AppError unprocessable, with the problem and what is accepted.
 */
export async function readLogo(dataUrl: string): Promise<Logo> {
  const logo = logoIn(dataUrl);
  if (!logo)
    throw refuse(
      dataUrl.startsWith('data:image/svg')
        ? 'The logo is an SVG, which may carry scripts. PNG, JPEG and WebP are taken.'
        : 'The logo is no PNG, JPEG or WebP as a base64 data URL.',
    );
  if (logo.bytes.length > MOST_LOGO_BYTES) throw refuse('The logo has more than 200 kB.');
  let format: string;
  let sides: readonly [number, number];
  try {
    // The header tells the size; only then is the picture decoded.
    const head = await sharp(logo.bytes, { limitInputPixels: false, pages: 1 }).metadata();
    format = head.format;
    sides = [head.width, head.height];
    if (Math.max(...sides) <= MOST_SIDE)
      await sharp(logo.bytes, { failOn: 'warning', sequentialRead: true, pages: 1 })
        .timeout({ seconds: 5 })
        .stats();
  } catch (error) {
    throw refuse('The logo could not be read as a picture. PNG, JPEG and WebP are taken.', error);
  }
  if (Math.max(...sides) > MOST_SIDE)
    throw refuse(`The logo is ${sides.join(' by ')} pixels. At most 4,000 a side are taken.`);
  if (formats[format] !== logo.mediaType)
    throw refuse(`The logo says that it is ${logo.mediaType} and is not. PNG, JPEG and WebP are taken.`);
  return logo;
}

/**
 * The same picture for reports: no larger than it is shown there, upright, in sRGB, in a format that PDFs
 * support, and without other data: an image file may contain the place where it was taken, or another file.
 */
export async function asDrawn({ mediaType, bytes }: Logo): Promise<Logo> {
  const picture = sharp(bytes, { limitInputPixels: MOST_SIDE * MOST_SIDE, pages: 1 })
    .autoOrient()
    .resize({ width: 1200, height: 600, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (mediaType === 'image/jpeg') return { mediaType, bytes: await picture.jpeg({ quality: 90 }).toBuffer() };
  return { mediaType: 'image/png', bytes: await picture.png().toBuffer() };
}
