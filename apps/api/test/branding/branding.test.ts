import { noBranding } from '@visible-ai/shared/branding/schema';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBranding } from '../../src/branding/create-branding.ts';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const active = { subscriptionStatus: 'active' as const };
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a66c2' } });
const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const brand = {
  name: 'Ada & Co',
  website: 'https://ada.example/',
  accent: '#0a66c2',
  footer: 'Confidential',
  logo: null as string | null,
  hideProductName: true,
};

describe.each(testDatabases)('branding, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  const reopen = serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });
  const domain = () => createBranding({ db: database.db, now: () => new Date('2026-11-20T12:00:00.000Z') });
  beforeEach(() => reopen({ routes: domain().routes }));

  const get = (access: string) => service.get('/api/branding', access);
  const put = (access: string, body: object) =>
    service.agent.put('/api/branding').set('authorization', `Bearer ${access}`).send(body);

  it('is empty until something is chosen, then what was chosen, for its account alone', async () => {
    const ada = await service.signUp('ada@example.com', active);
    const bo = await service.signUp('bo@example.com', active);
    expect((await get(ada.access).expect(200)).body).toEqual(noBranding);
    expect((await put(ada.access, brand).expect(200)).body).toEqual(brand);
    expect((await put(ada.access, { ...brand, footer: '' }).expect(200)).body.footer).toBe('');
    expect((await get(ada.access).expect(200)).body).toEqual({ ...brand, footer: '' });
    expect((await get(bo.access).expect(200)).body).toEqual(noBranding);
    expect(await domain().brandingOf(ada.id)).toEqual({ ...brand, footer: '' });
    expect(await domain().brandingOf(null)).toBeNull();
  });

  it('can be read without a plan and changed with one', async () => {
    const ada = await service.signUp('ada@example.com', {});
    expect((await get(ada.access).expect(200)).body).toEqual(noBranding);
    const { body } = await put(ada.access, brand).expect(403);
    expect(body).toMatchObject({ code: 'plan_limit', details: { limit: 'branding' } });
    expect(await domain().brandingOf(ada.id)).toBeNull();
    await service.agent.get('/api/branding').expect(401);
  });

  it('darkens an accent that could not be read on paper, and says so', async () => {
    const ada = await service.signUp('ada@example.com', active);
    const { body } = await put(ada.access, { ...brand, accent: '#FFEE00' }).expect(200);
    expect(body.accentAsked).toBe('#FFEE00');
    expect(body.accent).not.toBe('#ffee00');
    expect(body.note).toContain(body.accent);
    expect((await get(ada.access)).body.accent).toBe(body.accent);
    expect((await put(ada.access, { ...brand, accent: '' }).expect(200)).body.accent).toBe('');
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'takes a logo as %s and gives it back as it was',
    async (type) => {
      const ada = await service.signUp('ada@example.com', active);
      const logo = dataUrl(`image/${type}`, await picture(64)[type]().toBuffer());
      await put(ada.access, { ...brand, logo }).expect(200);
      expect((await get(ada.access)).body.logo).toBe(logo);
      const drawn = await domain().reportBrand.read(ada.id);
      // The PDF library does not support WebP.
      expect(drawn?.logo?.mediaType).toBe(type === 'jpeg' ? 'image/jpeg' : 'image/png');
      expect((await sharp(drawn?.logo?.bytes).metadata()).width).toBe(64);
    },
  );

  it('draws a large logo no larger than it is seen, upright, and without what else is in its file', async () => {
    const ada = await service.signUp('ada@example.com', active);
    const flat = { width: 4000, height: 3000, channels: 4 as const, background: '#0a66c280' };
    const turned = await sharp({ create: { ...flat, width: 3000, height: 1000, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.from('<script>alert(1)</script>');
    const drawn = async (type: string, bytes: Buffer) => {
      await put(ada.access, { ...brand, logo: dataUrl(type, bytes) }).expect(200);
      const { logo } = (await domain().reportBrand.read(ada.id)) ?? {};
      const { width, height, exif, orientation } = await sharp(logo?.bytes).metadata();
      return { sides: [width, height], exif, orientation, bytes: logo?.bytes.toString() };
    };
    const png = await sharp({ create: flat }).png({ compressionLevel: 9 }).toBuffer();
    const large = await drawn('image/png', Buffer.concat([png, hidden]));
    expect(large.sides).toEqual([800, 600]);
    expect(large.bytes).not.toContain('script');
    expect(await drawn('image/jpeg', turned)).toMatchObject({
      sides: [200, 600],
      exif: undefined,
      orientation: undefined,
    });
  });

  it('takes a logo of 200 kB, though other calls take bodies of 100 kB', async () => {
    const ada = await service.signUp('ada@example.com', active);
    const noise = Buffer.from(Array.from({ length: 250 * 250 * 3 }, (_, at) => (at * 7919) % 251));
    const bytes = await sharp(noise, { raw: { width: 250, height: 250, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(180_000);
    await put(ada.access, { ...brand, logo: dataUrl('image/png', bytes) }).expect(200);
    const { body } = await put(ada.access, { ...brand, logo: 'x'.repeat(310_000) }).expect(413);
    expect(body.error).toBe('The request body is larger than 300 kB.');
  });

  it.each([
    ['an SVG', async () => dataUrl('image/svg+xml', '<svg onload="alert(1)"/>'), 'SVG'],
    ['an SVG that says it is a PNG', async () => dataUrl('image/png', '<svg onload="alert(1)"/>'), 'read'],
    [
      'a JPEG that says it is a PNG',
      async () => dataUrl('image/png', await picture(8).jpeg().toBuffer()),
      'is not',
    ],
    [
      'half a PNG',
      async () => dataUrl('image/png', (await picture(400).png().toBuffer()).subarray(0, 300)),
      'read',
    ],
    ['words', async () => dataUrl('image/png', 'no picture'), 'read'],
    ['a GIF', async () => dataUrl('image/gif', 'GIF89a'), 'PNG, JPEG'],
    ['an address', async () => 'https://ada.example/logo.png', 'data URL'],
    [
      'a picture that unfolds',
      async () =>
        dataUrl('image/png', await picture(4100).png({ palette: true, compressionLevel: 9 }).toBuffer()),
      '4,000',
    ],
  ])('refuses %s as a logo, in words, and keeps what was there', async (_what, make, words) => {
    const ada = await service.signUp('ada@example.com', active);
    await put(ada.access, brand).expect(200);
    const { body } = await put(ada.access, { ...brand, name: 'Else', logo: await make() }).expect(422);
    expect(body.code).toBe('unprocessable');
    expect(body.error).toContain(words);
    expect((await get(ada.access)).body).toEqual(brand);
  });

  it.each([
    ['accent', 'red'],
    ['accent', '#12345'],
    ['accent', 'url(https://evil.example)'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://ada:secret@ada.example/'],
    ['name', 'x'.repeat(101)],
    ['name', 'two\nlines'],
    ['footer', 'turned \u202e round'],
    ['footer', 'two\u2028lines'],
    ['name', 'read by models alone \u{e0049}'],
  ])('refuses %s %j and names the field', async (path, value) => {
    const ada = await service.signUp('ada@example.com', active);
    const { body } = await put(ada.access, { ...brand, [path]: value }).expect(400);
    expect(body.code).toBe('invalid_input');
    expect(JSON.stringify(body.details)).toContain(path);
  });
});
