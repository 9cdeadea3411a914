import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const posterContent = {
  pageTitle: 'Aushang',
  subtitle: 'Zum Aufhängen vor Ort: eine A4-Seite, die Passanten hierher führt.',
  back: 'Zurück zum Problem',
  print: 'Aushang drucken',
  sheet: 'Der Aushang',
  reported: (date) => `Gemeldet am ${date}`,
  photo: 'Foto dieses Problems',
  map: 'Karte mit dem Ort dieses Problems',
  code: (address) => `QR-Code von ${address}`,
  scan: 'Scannen, um zu sehen, wie es steht, zu sagen, dass es dich auch betrifft, oder bei der Lösung zu helfen.',
  failed: 'Dieser Aushang konnte nicht erstellt werden',
  failedText: 'Das Problem wurde vielleicht entfernt, oder der Server ist nicht erreichbar.',
} satisfies Texts<typeof original.posterContent>;
