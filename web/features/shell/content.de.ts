import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { plural } from '#web/format/format.ts';

export const shellContent = {
  toast: {
    loggedOut: 'Abgemeldet',
    loggedOutText: 'Du bist abgemeldet.',
    logoutFailed: 'Abmelden fehlgeschlagen',
  },
  logout: {
    title: 'Mit nicht Gesendetem abmelden?',
    text: (count) =>
      `${plural(count, { one: '# Eintrag auf diesem Gerät ist', other: '# Einträge auf diesem Gerät sind' })} noch nicht gesendet. Alles bleibt auf diesem Gerät und wird gesendet, wenn du dich hier wieder anmeldest.`,
    confirm: 'Abmelden',
    pending: 'Wird abgemeldet …',
    cancel: 'Angemeldet bleiben',
  },
  paused: {
    text: 'Auf diesem Gerät wartet etwas aufs Senden. Melde dich an, um es zu senden.',
    signIn: 'Anmelden',
  },
  unloaded: {
    text: 'Diese Seite lässt sich lesen, der Rest von ihr ist noch nicht geladen. Sie versucht es von selbst wieder.',
    again: 'Jetzt versuchen',
  },
  failure: {
    title: 'Diese Seite ließ sich nicht zeigen',
    text: 'Beim Laden ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    offline: 'Du bist offline, und diese Seite ist noch nicht auf diesem Gerät gespeichert.',
    outdated:
      'Ein Teil davon fehlt: Vielleicht gibt es eine neue Version. Lade neu, um sie zu bekommen.',
    retry: 'Noch einmal',
    reload: 'Neu laden',
  },
} satisfies Texts<typeof original.shellContent>;
