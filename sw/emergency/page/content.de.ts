import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const emergencyContent = {
  language: 'de',
  direction: 'ltr',
  locale: 'de-DE',
  title: 'Teile der App fehlen',
  text: 'Dateien der App auf diesem Gerät sind weg oder beschädigt und lassen sich gerade nicht laden. Was du geschrieben hast, liegt auf diesem Gerät: Hier kannst du es lesen, als Datei speichern und senden. Die App öffnet sich von selbst, sobald sie sich laden lässt.',
  open: 'App öffnen',
  kept: 'Was auf diesem Gerät wartet',
  loading: 'Wird gelesen',
  empty: 'Auf diesem Gerät wartet nichts.',
  unreadable: 'Was auf diesem Gerät wartet, lässt sich gerade nicht lesen. Nichts wurde gelöscht.',
  others:
    'Auf diesem Gerät liegt noch mehr, geschrieben von jemandem, der sich abgemeldet hat. Nur diese Person sieht es, nach dem Anmelden.',
  sendNow: 'Jetzt senden',
  sending: 'Wird gesendet ...',
  save: 'Als Datei speichern',
  fileName: 'trybe-ungesendet.json',
  saved:
    'Als Datei gespeichert. Du kannst sie im Postausgang einlesen, auf diesem Gerät oder einem anderen.',
  notSaved: 'Die Datei konnte nicht erstellt werden. Nichts wurde gelöscht.',
  photos: 'Fotos: {count}',
  kinds: {
    reportIssue: 'Meldung',
    editIssue: 'Änderung',
    postMessage: 'Nachricht',
    submitProof: 'Nachweis',
    tellAffected: 'Betrifft mich auch',
    sightIssue: 'Noch da',
    followIssue: 'Folgen',
    followArea: 'Folgen',
    draft: 'Entwurf',
  },
  states: {
    draft: 'Noch nicht abgeschickt',
    waiting: 'Auf diesem Gerät gespeichert',
    sending: 'Wird gesendet ...',
    attention: 'Du bist gefragt',
  },
  outcomes: {
    idle: 'Alles, was gesendet werden konnte, ist gesendet.',
    waiting: 'Noch ließ sich nicht alles senden. Der Rest bleibt auf diesem Gerät.',
    held: 'Die App sendet schon in einem anderen Tab.',
    offline: 'Der Server ist nicht erreichbar. Alles bleibt auf diesem Gerät.',
    signed_out:
      'Der Server möchte, dass du dich erst anmeldest. Alles bleibt auf diesem Gerät, bis sich die App wieder öffnet.',
  },
} satisfies Texts<typeof original.emergencyContent>;
