import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './issueCardContent.ts';
import { formatNumber, plural } from '#web/format/format.ts';

export const issueCardContent = {
  selected: 'Macher ausgewählt',
  applied: (count) => plural(count, { one: '# Angebot', other: '# Angebote' }),
  open: 'Offen für Macher',
  due: 'Jetzt fällig',
  daysLeft: (count) => `noch ${plural(count, { one: '# Tag', other: '# Tage' })}`,
  pledgers: (count) => plural(count, { one: '# Geldgeber', other: '# Geldgeber' }),
  affected: (count) => `${formatNumber(count)} betroffen`,
  confirmed: (day) => `Bestätigt am ${day}`,
  stale: (day) => `Nicht bestätigt seit ${day}`,
} satisfies Texts<typeof original.issueCardContent>;
