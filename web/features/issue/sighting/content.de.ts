import { SIGHTING_WITHIN_M } from '#schema/issues/sightingLimits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const sightingContent = {
  label: 'Noch da?',
  seen: (day) => `Zuletzt hier gesehen am ${day}.`,
  fixed: { one: '# Person fand es behoben.', other: '# Leute fanden es behoben.' },
  there: 'Noch da',
  gone: 'Behoben',
  where: `Nur im Umkreis von ${SIGHTING_WITHIN_M} m. Dein Standort bleibt auf diesem Gerät.`,
  pending: 'Standort wird bestimmt...',
  far: (distance) => `Du bist etwa ${distance} entfernt.`,
  uncertain:
    'Dein Standort ist hier nicht genau genug. Versuch es unter freiem Himmel noch einmal.',
  unsupported: 'Dieser Browser kann deinen Standort nicht bestimmen.',
  refused:
    'Dein Standort war nicht zu bestimmen. Erlaube ihn für diese Seite und versuch es noch einmal.',
  saidThere: 'Du hast gesagt, dass es noch da ist.',
  saidFixed: 'Du hast gesagt, dass es behoben ist.',
  waiting: ' · Wartet aufs Senden',
  failed: 'Nicht gezählt',
  againLabel: 'Wieder kaputt?',
  brokenAgain: 'Wieder kaputt',
  broken: { one: '# Person fand es wieder kaputt.', other: '# Leute fanden es wieder kaputt.' },
  saidBroken: 'Du hast gesagt, dass es wieder kaputt ist.',
  reportAgain: 'Noch einmal melden',
  reportedAgain: 'Noch einmal gemeldet:',
  againOf: 'Wieder kaputt. Die frühere Meldung war abgeschlossen:',
  notOpened: 'Das Formular ließ sich nicht öffnen',
} satisfies Texts<typeof original.sightingContent>;
