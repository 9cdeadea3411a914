import { saveSiteSettings } from './saveSiteSettings.ts';
import { requireTakenCurrency } from './takenCurrency.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { readSiteIcon, withMadeLogo } from '#api/http/media/logoStore.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { getSiteSettings, isCurrencyFixed, listSiteChanges } from './siteSettings.sql.ts';
import { siteSettings } from '#schema/site/siteSettings.ts';
import { validate } from '#schema/validation.ts';

/** What operators say about the installation. */
export const siteSettingsRoutes = {
  async getSiteSettings({ services }) {
    const { database, site } = services;
    const stored = await getSiteSettings(database);
    // What an earlier release stored lacks what this one asks for.
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
    // Whoever changed it sees the change with their next question; the others hear of it.
    await request.services.site.reload();
    request.services.shared.clear();
    return answer;
  },

  async getSiteIcon({ params, services }) {
    const bytes = await readSiteIcon(services, params.edge);
    if (!bytes) throw new Refusal('image_not_found');
    // Asked for with the name of the logo in its address: another logo has another address.
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
    return { bytes, headers };
  },
} satisfies Partial<Handlers>;
