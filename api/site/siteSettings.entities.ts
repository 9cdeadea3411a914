import {
  defineEntity,
  instant,
  integer,
  json,
  key,
  text,
  uuid,
} from '#api/platform/columns.entities.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';

/** Each row is a version, the latest in force. Append-only. */
export const siteSettingsEntity = defineEntity('site_settings', {
  version: key(integer),
  document: json<SiteSettings>(),
  byId: uuid,
  reason: text,
  changedAt: instant,
});
