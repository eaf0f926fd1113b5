import { z } from 'zod';

/** Kinds of picture a logo may be. SVG may carry scripts and is refused. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes of a logo at most, decoded. */
export const MOST_LOGO_BYTES = 200_000;

const line = (most: number) => z.string().trim().max(most, `at most ${most} characters`);

/** How an account's reports look: its own name and colour in place of ours. */
export const branding = z
  .object({
    name: line(100),
    website: line(2048).meta({ description: "the brand's address, http or https, or nothing" }),
    accent: z
      .string()
      .regex(/^(?:#[0-9a-fA-F]{6})?$/, 'accent is a colour like #0a66c2, or nothing')
      .meta({ description: 'drawn on paper, so its contrast to white is at least 4.5:1' }),
    footer: line(300),
    logo: z.string().nullable().meta({ description: 'a data URL of a PNG, JPEG or WebP up to 200 kB' }),
    hideProductName: z.boolean(),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof branding>;
