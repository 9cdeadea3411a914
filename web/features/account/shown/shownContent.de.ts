import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './shownContent.ts';

export const shownContent = {
  heading: 'Was andere sehen',
  text: 'Alles hier ist freiwillig und für alle sichtbar. Dein Benutzername steht immer daneben, und im öffentlichen Protokoll steht nur der Benutzername.',
  fullName: 'Name',
  fullNameHint: 'Wie du genannt werden willst.',
  about: 'Über dich',
  aboutHint: 'Ein paar Worte, höchstens 300 Zeichen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  form: {
    done: 'Profil gespeichert',
    doneText: 'Ab jetzt können es andere sehen.',
    failed: 'Das Profil wurde nicht gespeichert',
  },
  face: {
    label: 'Bild',
    hint: 'Gezeigt wird ein Quadrat aus der Mitte. Versteckte Daten wie der Ort werden auf deinem Gerät entfernt.',
    choose: 'Bild wählen',
    change: 'Bild ändern',
    remove: 'Entfernen',
    removing: 'Wird entfernt …',
    sending: 'Bild wird gesendet …',
    saved: 'Bild gespeichert',
    removed: 'Bild entfernt',
    failed: 'Das Bild wurde nicht geändert',
  },
} satisfies Texts<typeof original.shownContent>;
