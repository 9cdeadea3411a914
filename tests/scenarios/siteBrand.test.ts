import { expect, test } from 'vitest';
import { LOGO_KIND, LOGO_UNREADABLE, type SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { iconHref } from '#schema/site/brand/siteManifest.ts';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { expectFieldError } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, newVisitor, type Person } from './target.ts';

const REASON = 'The association has a new look.';
const FIELD = 'settings.brand.logo';

const inWords = (bytes: Uint8Array, mime = 'image/jpeg') =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
const logoOf = (picture: string) => ({ picture }) as SiteBrand['logo'];

async function save(by: Person, brand: SiteBrand) {
  const { version, settings } = await by.expectCall(getSiteSettings);
  const body = { version, reason: REASON, settings: { ...settings, brand } };
  return by.call(saveSiteSettings, { body });
}

scenarios('the look of an installation', () => {
  test('is its logo, re-encoded and as icons, and its accent, for everybody', async () => {
    const operator = await newPersonAs('operator');
    const visitor = await newVisitor();
    const picture = inWords(await smallPhoto(7));
    const saved = await save(operator, { logo: logoOf(picture), accent: '#0A7D55' });
    expect(saved.status).toBe(200);
    const { site } = await visitor.expectCall(getSettings);
    expect(site.brand.accent).toBe('#0a7d55');
    const { logo } = site.brand;
    expect(logo?.picture).toMatch(/^data:image\/webp;base64,/u);
    expect(logo?.icons).toMatch(/^[0-9a-f]{64}$/u);
    expect(logo?.height).toBeLessThanOrEqual(96);
    const icon = await visitor.fetch(iconHref(192, logo?.icons ?? ''));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);

    // What is in force stays as it is when something else changes.
    await save(operator, { logo, accent: null });
    expect((await visitor.expectCall(getSettings)).site.brand).toEqual({ logo, accent: null });
    await save(operator, { logo: null, accent: null });
    expect((await visitor.fetch('/api/site-icons/192')).status).toBe(404);
  });

  test('refuses what is no logo at its field, and goes on showing the former one', async () => {
    const operator = await newPersonAs('operator');
    const photo = await smallPhoto(7);
    await save(operator, { logo: logoOf(inWords(photo)), accent: null });
    const before = (await operator.expectCall(getSettings)).site.brand;
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const wrong = [
      [inWords(text, 'image/svg+xml'), `${FIELD}.picture`, LOGO_KIND],
      ['https://elsewhere.example/logo.png', `${FIELD}.picture`, LOGO_KIND],
      [inWords(text, 'image/png'), FIELD, LOGO_KIND],
      [inWords(photo.subarray(0, photo.length / 2)), FIELD, LOGO_UNREADABLE],
    ] as const;
    for (const [picture, path, message] of wrong)
      expectFieldError(
        await save(operator, { logo: logoOf(picture), accent: null }),
        path,
        message,
      );
    const colored = await save(operator, { ...before, accent: 'orange' });
    expectFieldError(colored, 'settings.brand.accent', 'Please enter a color like #0a7d55.');
    expect((await operator.expectCall(getSettings)).site.brand).toEqual(before);
    await save(operator, { logo: null, accent: null });
  });
});
