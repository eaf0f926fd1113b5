import { z } from 'zod';
import { parseUrl } from '../network/parse-url.ts';

/** Kinds of picture a logo may be. SVG may carry scripts and is refused. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes of a logo at most, decoded. */
export const MOST_LOGO_BYTES = 200_000;

/** Signs of a data URL of the largest logo. */
const MOST_LOGO_SIGNS = 'data:image/jpeg;base64,'.length + Math.ceil(MOST_LOGO_BYTES / 3) * 4;

/** One line of text: no signs that break it, turn its direction or cannot be stored. */
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

/** How an account's reports look: its own name and colour in place of ours. */
export const branding = z
  .object({
    name: line(100),
    website: line(2048)
      .refine((text) => text === '' || isWebAddress(text), 'website is an http or https address, or nothing')
      .meta({ description: "the brand's address, http or https, or nothing" }),
    accent: z
      .string()
      .regex(/^(?:#[0-9a-fA-F]{6})?$/, 'accent is a colour like #0a66c2, or nothing')
      .meta({ description: 'drawn on paper, so its contrast to white is at least 4.5:1' }),
    footer: line(300),
    logo: z.string().max(MOST_LOGO_SIGNS, 'a logo has at most 200 kB').nullable().meta({
      description: 'a data URL of a PNG, JPEG or WebP of at most 200 kB and 4,000 pixels a side',
      example: null,
    }),
    hideProductName: z.boolean(),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof branding>;

/** What stands where nothing was chosen. */
export const noBranding: Branding = {
  name: '',
  website: '',
  accent: '',
  footer: '',
  logo: null,
  hideProductName: false,
};
