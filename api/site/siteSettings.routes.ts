import { saveSiteSettings } from './saveSiteSettings.ts';
import { requireTakenCurrency } from './takenCurrency.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { readSiteIcon, withMadeLogo } from '#api/http/media/logoStore.ts';
import { getSiteSettings, isCurrencyFixed, listSiteChanges } from './siteSettings.sql.ts';
import { siteSettings } from '#schema/site/siteSettings.ts';
import { validate } from '#schema/validation.ts';

export const siteSettingsRoutes = {
  async getSiteSettings({ services }) {
    const { database, site } = services;
    const stored = await getSiteSettings(database);
    // Documents of earlier releases lack newer fields.
    const read = validate(siteSettings, { ...site.current(), ...stored?.document });
    const settings = read.isValid ? read.value : site.current();
    const changes = await listSiteChanges(database);
    const version = stored?.version ?? 0;
    const said = JSON.stringify(settings);
    const isFixed = await isCurrencyFixed(database);
    return {
      json: `{"version":${version},"settings":${said},"isCurrencyFixed":${isFixed},"changes":${changes}}`,
    };
  },

  async saveSiteSettings(request) {
    const {
      actor,
      body,
      services: { limits, payments },
    } = request;
    requireTakenCurrency(payments, body.settings);
    await limits.upload(actor.id);
    const settings = await withMadeLogo(request.services, body.settings);
    const answer = await runCommand(request, async (tx) => ({
      version: await saveSiteSettings(tx, { ...body, settings }),
    }));
    // This process sees the change at once; others are notified.
    await request.services.site.reload();
    request.services.shared.clear();
    return answer;
  },

  async getSiteIcon({ params, services }) {
    const bytes = await readSiteIcon(services, params.edge);
    if (!bytes) throw new Refusal('image_not_found');
    // The address contains the logo's name: another logo has another address.
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
    return { bytes, headers };
  },
} satisfies Partial<Handlers>;
