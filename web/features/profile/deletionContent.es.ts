import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './deletionContent.ts';
import { plural } from '#web/data/format/format.ts';

export const deletionContent = {
  heading: 'Eliminar la cuenta',
  text: 'Se borran tu nombre, dirección de correo, contraseña y configuración, y se cierra tu sesión en todas partes. Los reportes, mensajes, aportes y votos se quedan, sin tu nombre. No se puede deshacer.',
  open: 'Eliminar mi cuenta',
  title: '¿Eliminar tu cuenta?',
  password: 'Tu contraseña',
  confirm: 'Eliminar para siempre',
  pending: 'Eliminando…',
  cancel: 'Conservar mi cuenta',
  unsent: (count) =>
    `Sin enviar en este dispositivo: ${plural(count, { one: '# elemento', other: '# elementos' })}. Antes envía, exporta o descarta lo que queda.`,
  outbox: 'Abrir la bandeja de salida',
  done: 'Cuenta eliminada',
  doneText: 'Gracias por lo que hiciste aquí.',
  failed: 'La cuenta no se eliminó',
} satisfies Texts<typeof original.deletionContent>;
