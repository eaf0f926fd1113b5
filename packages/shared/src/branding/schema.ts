import { z } from 'zod';
import { parseUrl } from '../network/parse-url.ts';

/** The formats of a logo. SVG can contain scripts, so it is refused. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** The most bytes of a decoded logo. */
export const MOST_LOGO_BYTES = 200_000;

/** The most characters of a data URL with the largest logo. */
const MOST_LOGO_SIGNS = 'data:image/jpeg;base64,'.length + Math.ceil(MOST_LOGO_BYTES / 3) * 4;

/** One line of text, without characters that break it, change its direction or cannot be stored. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `at most ${most} characters`)
    .refine(
      (text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u.test(text),
      'one line of plain text',
    );

const isWebAddress = (text: string) => {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** How an account's reports look: its own name and colour instead of ours. */
export const branding = z
  .object({
    name: line(100),
    website: line(2048)
      .refine(
        (text) => text === '' || isWebAddress(text),
        'Please enter an http or https address, or nothing',
      )
      .meta({ description: "the brand's address, http or https, or nothing" }),
    accent: z
      .string()
      .regex(/^(?:#[0-9a-fA-F]{6})?$/, 'A colour like #0a66c2, or nothing')
      .meta({ description: 'drawn on paper, so its contrast to white is at least 4.5:1' }),
    footer: line(300),
    logo: z
      .string()
      .max(MOST_LOGO_SIGNS, 'a logo has at most 200 kB')
      .nullable()
      .meta({
        description: 'a data URL of a PNG, JPEG or WebP of at most 200 kB and 4,000 pixels a side',
        examples: [null],
      }),
    hideProductName: z.boolean(),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof branding>;

/** The branding of an account that chose none. */
export const noBranding: Branding = {
  name: '',
  website: '',
  accent: '',
  footer: '',
  logo: null,
  hideProductName: false,
};
