import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './followAreaContent.ts';

export const followAreaContent = {
  follow: 'Diesem Gebiet folgen',
  what: (km) =>
    `Neue Meldungen im Umkreis von ${km} km um die Kartenmitte, in deiner Zusammenfassung.`,
  tooLarge:
    'Vergrößere die Karte, um einem Gebiet zu folgen: Sie zeigt mehr als 25 km um ihre Mitte.',
  following: 'Einen Moment …',
  waiting: 'Was du hier folgst, wartet aufs Senden.',
  list: 'Dem du folgst',
  failed: 'Das ließ sich nicht speichern',
} satisfies Texts<typeof original.followAreaContent>;
