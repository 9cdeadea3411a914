import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import type { CoverBox } from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

export const coverContent = {
  title: 'Gesichter und Kennzeichen verdecken',
  hint: 'Ziehe oder tippe auf das, was niemand erkennen soll. Nur das verdeckte Bild wird gespeichert und gesendet.',
  keys: 'Die Pfeiltasten bewegen den Kasten, mit der Umschalttaste ändern sie seine Größe, Entf entfernt ihn.',
  picture: 'Das Foto, wie es jetzt ist',
  box: (index, count) => `Kasten ${index} von ${count}`,
  place: ({ x, y, width, height }: CoverBox, size: ImageSize) =>
    `${percent(width, size.width)} % breit, ${percent(height, size.height)} % hoch, ` +
    `${percent(x, size.width)} % von links, ${percent(y, size.height)} % von oben`,
  removed: 'Nichts ist verdeckt',
  add: 'Kasten hinzufügen',
  remove: 'Kasten entfernen',
  undo: 'Rückgängig',
  confirm: 'Verdecken',
  working: 'Wird verdeckt …',
  leave: {
    title: 'Das Foto unverdeckt lassen?',
    text: 'Die Kästen sind noch nicht im Foto. Ohne sie sehen alle, was darunter ist.',
    confirm: 'Unverdeckt lassen',
    stay: 'Weiter verdecken',
  },
} satisfies Texts<typeof original.coverContent>;
