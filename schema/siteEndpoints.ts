import { getSettings } from './settings.ts';
import { getSiteSettings, saveSiteSettings } from './siteSettings.ts';
import { checkSetupCode, getSetup, setUpSite } from './siteSetup.ts';

/** The calls about the installation itself. */
export const SITE_ENDPOINTS = {
  getSettings,
  getSiteSettings,
  saveSiteSettings,
  getSetup,
  checkSetupCode,
  setUpSite,
} as const;
