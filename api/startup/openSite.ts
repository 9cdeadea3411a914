import type { DataSource } from 'typeorm';
import type { SiteStore } from '#api/http/services.ts';
import { getSiteSettings } from '#api/site/siteSettings.sql.ts';
import { listOwnTexts } from '#api/site/siteTexts.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import { DEMO_SITE, NEW_SITE } from '#schema/site/newSite.ts';
import type { OwnText } from '#schema/site/ownTexts.ts';
import { toMoneyRules } from '#schema/money/moneyRules.ts';
import { siteSettings } from '#schema/site/siteSettings.ts';
import { validate } from '#schema/validation.ts';

type SiteChoices = {
  isProduction: boolean;
  isBuilt?: (language: Language) => boolean;
};

/** Increases with each version: of two concurrent reads the older one may finish last. */
const countVersions = (texts: readonly OwnText[]) =>
  texts.reduce((sum, { version }) => sum + version, 0);

/**
 * Site settings, cached until reloaded. Unset contact details are empty in production and
 * placeholders elsewhere. Rejects if the stored document cannot be read or is invalid, naming the
 * faulty field.
 */
export async function openSite(
  database: DataSource,
  { isProduction, isBuilt = () => true }: SiteChoices,
): Promise<SiteStore> {
  const standard = isProduction ? NEW_SITE : DEMO_SITE;
  let known = { version: 0, settings: standard };
  let texts: readonly OwnText[] = [];
  const reload = async () => {
    const written = await listOwnTexts(database);
    if (countVersions(written) >= countVersions(texts)) texts = written;
    const stored = await getSiteSettings(database);
    if (stored === undefined || stored.version <= known.version) return;
    // Fields unknown to an earlier release get the defaults.
    const read = validate(siteSettings, { ...NEW_SITE, ...stored.document });
    if (!read.isValid) {
      const faults = read.errors.map(({ path, message }) => `  ${path}: ${message}`).join('\n');
      throw new Error(`Version ${stored.version} of the site settings does not fit:\n${faults}`);
    }
    // Of two concurrent reads the older one may finish last.
    if (stored.version > known.version) known = { ...stored, settings: read.value };
  };
  await reload();
  return {
    current: () => known.settings,
    latest: async () => {
      await reload().catch(() => undefined);
      return known.settings;
    },
    spoken: () => {
      const spoken = known.settings.languages.filter(isBuilt);
      return spoken.length > 0 ? spoken : ['en'];
    },
    version: () => known.version,
    ownTexts: () => texts,
    money: () => toMoneyRules(known.settings.money),
    reload,
  };
}
