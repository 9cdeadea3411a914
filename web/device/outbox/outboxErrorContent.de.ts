import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './outboxErrorContent.ts';

export const outboxErrorContent = {
  quota_exceeded:
    'Auf diesem Gerät ist kein Platz mehr. Schaffe Speicher und versuche es noch einmal.',
  unavailable:
    'Dieser Browser lässt die App nichts speichern, etwa in einem privaten Fenster. Hier lässt sich nichts für später behalten.',
  outdated:
    'Was auf diesem Gerät wartet, hat eine neuere Version der App gespeichert, und diese kann es nicht lesen. Lade diese Seite neu.',
  not_found: 'Dieser Eintrag ist nicht mehr ungesendet.',
  sending: 'Dieser Eintrag wird gerade gesendet.',
  in_doubt:
    'Ein früherer Versuch ist vielleicht angekommen, deshalb lässt sich der Text nicht mehr ändern. Sende ihn noch einmal, wie er ist.',
  signed_out: 'Bitte melde dich zuerst an.',
} satisfies Texts<typeof original.outboxErrorContent>;
