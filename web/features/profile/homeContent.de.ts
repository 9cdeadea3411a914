import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './homeContent.ts';
import { JURY_RADII_KM } from '#schema/limits.ts';

export const homeContent = {
  heading: 'Wohngegend',
  text: `Jurys werden unter Menschen ausgelost, die im Umkreis von ${JURY_RADII_KM[0]} km um ein Problem wohnen. Deine Gegend wird auf etwa einen Kilometer gerundet gespeichert, und niemand sonst sieht sie.`,
  unknown:
    'Du hast keine Wohngegend angegeben und wirst deshalb nur ausgelost, wo es in der Nähe zu wenige gibt.',
  known: (place) => `Gespeichert: um ${place}.`,
  naming: 'Gespeichert. Der Name wird gesucht …',
  use: 'Meinen Standort nehmen',
  update: 'Meinen Standort neu nehmen',
  locating: 'Standort wird bestimmt …',
  clear: 'Meine Wohngegend vergessen',
  clearing: 'Wird vergessen …',
  saved: 'Wohngegend gespeichert',
  cleared: 'Wohngegend vergessen',
  failed: 'Die Wohngegend ließ sich nicht speichern',
  refused:
    'Dein Standort ließ sich nicht bestimmen. Erlaube es im Browser, und versuche es noch einmal.',
  unsupported: 'Dein Browser kann keinen Standort bestimmen.',
} satisfies Texts<typeof original.homeContent>;
