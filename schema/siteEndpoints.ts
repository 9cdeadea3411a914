import { CONSOLE_ENDPOINTS } from './console/consoleEndpoints.ts';
import { getSiteIcon } from './brand/siteBrand.ts';
import { getSettings } from './settings.ts';
import { getSiteSettings, saveSiteSettings } from './siteSettings.ts';
import { TRANSFER_ENDPOINTS } from './transfer/issueTransfer.ts';
import { checkSetupCode, getSetup, setUpSite } from './siteSetup.ts';

/** The calls about the installation itself, and those of its operators. */
export const SITE_ENDPOINTS = {
  getSettings,
  getSiteIcon,
  getSiteSettings,
  saveSiteSettings,
  getSetup,
  checkSetupCode,
  setUpSite,
  ...CONSOLE_ENDPOINTS,
  ...TRANSFER_ENDPOINTS,
} as const;
