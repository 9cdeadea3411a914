import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './keptEditContent.ts';

export const keptEditContent = {
  restored: 'Was du hier zuvor geändert hast, ist wieder da. Es wurde noch nichts gesendet.',
  older:
    'Du hattest hier schon etwas geändert. Seitdem wurde es anderswo geändert. Dein Text ist erhalten: Vergleiche die beiden.',
  keep: 'Mit meinem weitermachen',
  discard: 'Meinen verwerfen',
} satisfies Texts<typeof original.keptEditContent>;
