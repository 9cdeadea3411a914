import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './dataContent.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { plural } from '#web/format/format.ts';

export const dataContent = {
  heading: 'Tus datos',
  text: `Obtén una copia de todo lo que se guarda sobre ti, con tus fotos y videos tal como los enviaste. Puedes descargarla durante ${DATA_EXPORT_HOURS} horas.`,
  ask: 'Pedir una copia',
  askAgain: 'Hacer una copia nueva',
  making: 'Se está haciendo tu copia. Recibirás una notificación cuando esté lista.',
  download: (size, files) =>
    files === 0
      ? `Descargar (${size})`
      : `Descargar (${size}, ${plural(files, { one: '# archivo', other: '# archivos' })})`,
  until: (time) => `Hasta ${time}.`,
  dialog: {
    title: 'Pide una copia de tus datos',
    text: 'Escribe tu contraseña, para que nadie pueda obtenerla desde un dispositivo que dejaste desbloqueado.',
    password: 'Tu contraseña',
    submit: 'Hacer la copia',
    pending: 'Pidiendo…',
    done: 'Copia pedida',
    doneText: 'Tarda un momento. Recibirás una notificación cuando esté lista.',
    failed: 'No se pudo pedir la copia',
  },
} satisfies Texts<typeof original.dataContent>;
