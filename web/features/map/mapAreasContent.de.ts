import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './mapAreasContent.ts';

export const mapAreasContent = {
  heading: 'Karte ohne Netz',
  plainHttp:
    'Browser speichern Karten nur für Seiten mit https, und diese Seite ist ohne https geöffnet. Öffne sie unter ihrer https-Adresse.',
  text: 'Speichere die Straßen des Ausschnitts, den die Karte zeigt. Sie bleiben auf diesem Gerät, bis du sie löschst.',
  ownMapOnly:
    'Gespeichert wird nur die eingebaute Straßenkarte, nicht die Bilder des Kartenanbieters.',
  nothingHere: 'Die eingebaute Straßenkarte deckt diesen Ausschnitt nicht ab.',
  save: 'Dieses Gebiet speichern',
  tiles: { one: '# Kachel', other: '# Kacheln' },
  size: (tiles, bytes) => `${tiles}, ${bytes} auf diesem Gerät.`,
  confirm: 'Speichern',
  progress: 'Das Gebiet wird gespeichert',
  progressText: (done, total) => `${done} von ${total}`,
  list: 'Gespeicherte Gebiete',
  used: (bytes, max) => `${bytes} von ${max} belegt`,
  saved: (bytes, moment) => `${bytes}, gespeichert: ${moment}`,
  incomplete: 'Nicht vollständig',
  resume: 'Fortsetzen',
  remove: 'Löschen',
  of: (action, name) => `${action}: ${name}`,
  problems: {
    too_large:
      'Dieses Gebiet braucht mehr als 50 MB. Vergrößere die Karte, und versuche es noch einmal.',
    no_room: 'Alle gespeicherten Gebiete zusammen dürfen 200 MB belegen. Lösche zuerst eines.',
    unmeasured:
      'Der Server ist nicht erreichbar, deshalb lässt sich das Gebiet gerade nicht messen oder speichern.',
    stopped: 'Angehalten. Was geladen ist, bleibt; setz es fort, wann du willst.',
    failed:
      'Das Speichern brach ab: kein Netz oder kein Platz auf diesem Gerät. Setz es fort, um den Rest zu laden.',
  },
} satisfies Texts<typeof original.mapAreasContent>;
