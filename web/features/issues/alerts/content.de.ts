import { WORK_ALERTS_MAX } from '#schema/issues/workAlertLimits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const workAlertContent = {
  open: 'Über solche Arbeit informieren',
  title: 'Hinweise auf Arbeit',
  intro: `Eine Mitteilung unter der Glocke, sobald etwas in der Nähe eines Ortes jemanden braucht, der es löst, einmal je Anliegen. Bis zu ${WORK_ALERTS_MAX} Hinweise sind möglich.`,
  place: 'Bei',
  nowhere: 'Wo sollen wir suchen?',
  unplaced: 'Dein Standort ist nicht bekannt, deshalb fällt nichts wegen der Entfernung weg.',
  locate: 'Meinen Standort verwenden',
  locating: 'Standort wird bestimmt …',
  distance: 'Entfernung',
  within: (km) => `Bis ${km} km`,
  category: 'Kategorie',
  any: 'Alle Kategorien',
  money: 'Zugesagtes Geld',
  anyMoney: 'Jeder Betrag',
  atLeast: (amount) => `Mindestens ${amount}`,
  save: 'Informiere mich',
  saving: 'Wird gespeichert …',
  done: 'Du erfährst von neuer Arbeit hier',
  failed: 'Nicht gespeichert',
  list: 'Deine Hinweise',
  none: 'Noch keine Hinweise.',
  end: 'Beenden',
  endLabel: (name) => `Hinweis bei ${name} beenden`,
  ended: 'Der Hinweis ist beendet',
  browse: 'Arbeit finden',
} satisfies Texts<typeof original.workAlertContent>;
