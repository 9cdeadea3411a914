import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contactContent.ts';
const names = {
  1: 'Ein Konto',
  2: 'Eine bestätigte E-Mail-Adresse',
  3: 'Eine zweite Bestätigung',
};

export const contactContent = {
  heading: 'Bestätigter Kontakt',
  failed: 'Dein bestätigter Kontakt ließ sich nicht laden',
  asked: 'Über das Geld anderer entscheiden nur Menschen, die zu erreichen sind.',
  listLabel: 'Arten des bestätigten Kontakts',
  level: (level) => `Stufe ${level}: ${names[level]}`,
  reached: 'Erreicht',
  next: 'Dein nächster Schritt',
  later: 'Noch nicht',
  opens: 'Ermöglicht',
  acts: {
    takePart: 'melden, zusagen, vorschlagen und mitreden',
    vote: 'über Vorschläge und Nachweise abstimmen',
    object: 'Einwand gegen einen Nachweis erheben',
    judge: 'in einer Jury sitzen',
    rule: 'als Botschafter über einen Fall entscheiden',
  },
  and: 'und',
  email: {
    proved: 'Du bist dem Link gefolgt, den wir dorthin geschickt haben.',
    unproved: (address) =>
      `Folge dem Link in der E-Mail an ${address}. Unten bei „E-Mail-Adresse“ kannst du sie dir noch einmal schicken lassen.`,
  },
  ways: 'Eines davon genügt:',
  afterEmail: 'Nach deiner E-Mail-Adresse genügt eines davon:',
  phone: {
    name: 'Ein Telefon',
    proved: (digits, day) => `Die Nummer mit den Endziffern ${digits}, bestätigt am ${day}.`,
    missing:
      'Wir schicken ihm einen Code. Von der Nummer speichern wir nur eine Prüfsumme und die letzten zwei Ziffern.',
    none: 'Diese Installation verschickt keine SMS.',
    add: 'Telefon bestätigen',
    enter: 'Code eingeben',
    remove: 'Telefon entfernen',
    removing: 'Wird entfernt …',
    removed: 'Telefon entfernt',
    removeFailed: 'Das Telefon wurde nicht entfernt',
    local: 'Von diesem Rechner geht keine Nachricht weg: Codes stehen im',
    mailbox: 'lokalen Postfach',
    asking: {
      title: 'Telefon bestätigen',
      text: 'Wir schicken ihm einen Code, der 10 Minuten gilt.',
      number: 'Telefonnummer mit Ländervorwahl',
      hint: 'Zum Beispiel +49 341 5550100',
      understood: (number) => `Der Code geht an ${number}.`,
      submit: 'Code schicken',
      pending: 'Wird gesendet …',
      done: 'Code gesendet',
      doneText: 'Gib ihn ein, wenn er ankommt.',
      failed: 'Der Code wurde nicht gesendet',
    },
    proving: {
      title: 'Code eingeben',
      text: 'Die sechs Ziffern aus der Nachricht an dein Telefon. Gib sie niemandem weiter.',
      code: 'Code',
      submit: 'Telefon bestätigen',
      pending: 'Wird geprüft …',
      cancel: 'Später',
      done: 'Telefon bestätigt',
      doneText: 'Es kann nur dieses Konto bestätigen.',
      failed: 'Das Telefon wurde nicht bestätigt',
    },
  },
  document: {
    name: 'Der Betreiber dieser Installation',
    proved: (day) => `Ein Betreiber hat am ${day} deinen Ausweis geprüft.`,
    missing:
      'Zeig einem Betreiber einen Ausweis. Gespeichert wird nur eine Prüfsumme, damit er kein zweites Konto bestätigen kann, auch nicht in den 12 Monaten nach dem Löschen dieses Kontos.',
  },
} satisfies Texts<typeof original.contactContent>;
