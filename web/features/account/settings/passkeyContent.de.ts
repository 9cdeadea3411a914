import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './passkeyContent.ts';
import { plural } from '#web/format/format.ts';

export const passkeyContent = {
  heading: 'Passkeys',
  failed: 'Deine Passkeys ließen sich nicht laden',
  text: 'Ein Passkey meldet dich mit dem an, was dein Gerät entsperrt: Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Sobald du einen hast, reicht dein Passwort allein nicht mehr zum Anmelden.',
  required:
    'Schiedssprüche, Einfrieren und Rollenänderungen verlangen einen: Füge einen Passkey hinzu, oder melde dich mit deinem an.',
  unsupported: 'Dieser Browser kennt keine Passkeys.',
  listLabel: 'Deine Passkeys',
  made: (day) => `Hinzugefügt am ${day}`,
  used: (time) => `zuletzt benutzt ${time}`,
  unused: 'noch nicht benutzt',
  add: 'Passkey hinzufügen',
  remove: 'Entfernen',
  removeLabel: (device, day) => `Den Passkey von ${device} vom ${day} entfernen`,
  codesLeft: (count) =>
    `Noch ${plural(count, { one: '# Wiederherstellungscode', other: '# Wiederherstellungscodes' })}. Jeder ersetzt deinen Passkey einmal.`,
  renew: 'Neue Wiederherstellungscodes erzeugen',
  password: 'Dein Passwort',
  notMade: 'Dein Browser hat keinen Passkey erzeugt. Es hat sich nichts geändert.',
  adding: {
    title: 'Passkey hinzufügen',
    text: 'Gib dein Passwort ein; dein Browser fragt dann, wo der Passkey liegen soll.',
    submit: 'Weiter',
    pending: 'Warten auf deinen Browser …',
    done: 'Passkey hinzugefügt',
    doneText: 'Ab jetzt kannst du dich damit anmelden.',
    failed: 'Es wurde kein Passkey hinzugefügt',
  },
  removing: {
    title: 'Diesen Passkey entfernen?',
    text: 'Er öffnet dieses Konto dann nicht mehr, und andere Geräte, die mit einem Passkey angemeldet sind, werden abgemeldet. Ohne Passkey reicht wieder dein Passwort allein.',
    submit: 'Passkey entfernen',
    pending: 'Wird entfernt …',
    done: 'Passkey entfernt',
    doneText: 'Vielleicht willst du ihn auch auf deinem Gerät löschen.',
    failed: 'Der Passkey wurde nicht entfernt',
  },
  renewing: {
    title: 'Neue Wiederherstellungscodes erzeugen',
    text: 'Die Codes, die du jetzt hast, gelten dann nicht mehr.',
    submit: 'Neue Codes erzeugen',
    pending: 'Werden erzeugt …',
    done: 'Neue Wiederherstellungscodes erzeugt',
    doneText: 'Bewahre sie dort auf, wo du ohne dieses Gerät drankommst.',
    failed: 'Es wurden keine neuen Codes erzeugt',
  },
  codes: {
    title: 'Deine Wiederherstellungscodes',
    text: 'Jeder meldet dich einmal an, zusammen mit deinem Passwort, wenn du deinen Passkey verlierst. Sie werden nur einmal gezeigt: Drucke sie aus, oder bewahre sie dort auf, wo du ohne dieses Gerät drankommst.',
    label: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: 'Kopiert',
    kept: 'Ich habe sie gesichert',
  },
} satisfies Texts<typeof original.passkeyContent>;
