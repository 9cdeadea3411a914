import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './dataContent.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { plural } from '#web/format/format.ts';

export const dataContent = {
  heading: 'Deine Daten',
  text: `Hol dir eine Kopie von allem, was über dich gespeichert ist, mit deinen Fotos und Videos, wie du sie gesendet hast. Du kannst sie ${DATA_EXPORT_HOURS} Stunden lang herunterladen.`,
  ask: 'Kopie anfordern',
  askAgain: 'Neue Kopie machen',
  making: 'Deine Kopie wird gemacht. Du bekommst eine Mitteilung, wenn sie fertig ist.',
  download: (size, files) =>
    files === 0
      ? `Herunterladen (${size})`
      : `Herunterladen (${size}, ${plural(files, { one: '# Datei', other: '# Dateien' })})`,
  until: (time) => `Bis ${time}.`,
  dialog: {
    title: 'Kopie deiner Daten anfordern',
    text: 'Gib dein Passwort ein, damit sie niemand von einem Gerät holen kann, das du offen gelassen hast.',
    password: 'Dein Passwort',
    submit: 'Kopie machen',
    pending: 'Wird angefordert …',
    done: 'Kopie angefordert',
    doneText: 'Das dauert einen Moment. Du bekommst eine Mitteilung, wenn sie fertig ist.',
    failed: 'Die Kopie ließ sich nicht anfordern',
  },
} satisfies Texts<typeof original.dataContent>;
