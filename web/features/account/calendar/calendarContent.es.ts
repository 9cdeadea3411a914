import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './calendarContent.ts';

export const calendarContent = {
  heading: 'Plazos en tu calendario',
  failed: 'No se pudo cargar tu dirección de calendario',
  text: 'Un programa de calendario suscrito a una dirección privada muestra lo que te espera con un plazo: votaciones, aprobaciones, puestos en el jurado, tu propio trabajo.',
  made: (day) => `Dirección creada el ${day}`,
  read: (time) => `última lectura: ${time}`,
  unread: 'aún sin leer',
  make: { button: 'Crear una dirección', failed: 'No se creó ninguna dirección' },
  renew: {
    button: 'Crear otra',
    title: '¿Crear otra dirección?',
    text: 'La actual termina enseguida. Los calendarios suscritos a ella necesitan la nueva.',
    confirm: 'Crear otra dirección',
    pending: 'Creando...',
  },
  end: {
    button: 'Anular',
    title: '¿Anular esta dirección?',
    text: 'Los calendarios suscritos a ella dejan de mostrar tus plazos.',
    confirm: 'Anular la dirección',
    pending: 'Anulando...',
    done: 'Dirección anulada',
    failed: 'La dirección no se anuló',
  },
  shown: {
    title: 'Tu dirección de calendario',
    text: 'Se muestra una sola vez: añádela a tu programa de calendario como suscripción. Quien la tenga puede leer tus plazos.',
    label: 'Dirección de calendario',
    copy: 'Copiar',
    copied: 'Copiada',
    kept: 'La he guardado',
  },
} satisfies Texts<typeof original.calendarContent>;
