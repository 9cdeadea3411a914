import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './providerContent.ts';

export const providerContent = {
  heading: 'Andere Anmeldung',
  failed: 'Deine andere Anmeldung ließ sich nicht laden',
  linked: (name, day) => `Seit ${day} mit ${name} verknüpft: Damit kannst du dich anmelden.`,
  notLinked: (name) => `Nicht mit ${name} verknüpft.`,
  lastWay:
    'Das ist der einzige Zugang zu deinem Konto. Lege oben ein Passwort fest, dann kannst du die Verknüpfung lösen.',
  link: (name) => `Mit ${name} verknüpfen`,
  unlink: (name) => `Verknüpfung mit ${name} lösen`,
  password: 'Dein Passwort',
  linking: {
    title: 'Dein Konto verknüpfen',
    text: 'Gib dein Passwort ein; melde dich dann beim anderen Dienst an, und komm hierher zurück.',
    submit: 'Weiter',
    pending: 'Wird weitergeleitet …',
    done: 'Wird weitergeleitet',
    doneText: 'Danach kommst du hierher zurück.',
    failed: 'Es wurde nichts verknüpft',
  },
  unlinking: {
    title: 'Verknüpfung lösen?',
    text: 'Du kannst dich damit nicht mehr anmelden und wirst auf allen anderen Geräten abgemeldet. Dein Passwort gilt weiter.',
    submit: 'Lösen',
    pending: 'Wird gelöst …',
    done: 'Verknüpfung gelöst',
    doneText: 'Du meldest dich mit deinem Passwort an.',
    failed: 'Die Verknüpfung wurde nicht gelöst',
  },
  first: {
    text: 'Du hast noch kein Passwort. Mit einem kannst du dich ohne den anderen Dienst anmelden, Passkeys hinzufügen und dein Konto löschen.',
    set: 'Passwort festlegen',
    title: 'Passwort festlegen',
    dialogText: 'Du wirst auf allen anderen Geräten abgemeldet, auf diesem nicht.',
    submit: 'Passwort festlegen',
    pending: 'Wird festgelegt …',
    done: 'Passwort festgelegt',
    doneText: 'Ab jetzt kannst du dich damit anmelden.',
    failed: 'Das Passwort wurde nicht festgelegt',
  },
} satisfies Texts<typeof original.providerContent>;
