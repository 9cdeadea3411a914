import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './calendarContent.ts';

export const calendarContent = {
  heading: 'Fristen in deinem Kalender',
  failed: 'Deine Kalenderadresse ließ sich nicht laden',
  text: 'Ein Kalenderprogramm, das eine private Adresse abonniert, zeigt, was mit einer Frist auf dich wartet: Abstimmungen, Nachweise, Plätze in der Jury, deine eigene Arbeit.',
  made: (day) => `Adresse angelegt ${day}`,
  read: (time) => `zuletzt gelesen ${time}`,
  unread: 'noch nicht gelesen',
  make: { button: 'Adresse anlegen', failed: 'Es wurde keine Adresse angelegt' },
  renew: {
    button: 'Neue anlegen',
    title: 'Eine neue Adresse anlegen?',
    text: 'Die jetzige endet sofort. Kalender, die sie abonnieren, brauchen die neue.',
    confirm: 'Neue Adresse anlegen',
    pending: 'Wird angelegt ...',
  },
  end: {
    button: 'Beenden',
    title: 'Diese Adresse beenden?',
    text: 'Kalender, die sie abonnieren, zeigen deine Fristen nicht mehr.',
    confirm: 'Adresse beenden',
    pending: 'Wird beendet ...',
    done: 'Adresse beendet',
    failed: 'Die Adresse wurde nicht beendet',
  },
  shown: {
    title: 'Deine Kalenderadresse',
    text: 'Sie wird nur einmal gezeigt: Füge sie deinem Kalenderprogramm als Abonnement hinzu. Wer sie hat, kann deine Fristen lesen.',
    label: 'Kalenderadresse',
    copy: 'Kopieren',
    copied: 'Kopiert',
    kept: 'Ich habe sie gesichert',
  },
} satisfies Texts<typeof original.calendarContent>;
