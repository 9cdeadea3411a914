import { queryKeys } from '#web/net/queryKeys.ts';

/** Key of an own text of the installation; without a version the latest. */
export const siteTextKey = (name: string, language: string, version = 0) =>
  [...queryKeys.siteSettings(), 'text', name, language, version] as const;
