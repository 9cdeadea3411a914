import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './categoryContent.ts';

export const categoryContent = {
  infrastructure: 'Infrastruktur',
  environment: 'Umwelt',
  public_services: 'Öffentliche Dienste',
  safety: 'Sicherheit',
  accessibility: 'Barrierefreiheit',
  community: 'Gemeinschaft',
  other: 'Sonstiges',
} satisfies Texts<typeof original.categoryContent>;
