import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mailboxContent = {
  title: 'Buzón local',
  subtitle: 'Correos que esta instalación guarda en lugar de enviarlos.',
  notice: 'Buzón local: de esta máquina no sale ningún correo.',
  loading: 'Cargando los correos',
  to: (address) => `Para ${address}`,
  listLabel: 'Tus correos, primero los más recientes',
  empty: {
    title: 'Todavía no hay correos',
    text: 'Aquí aparece lo que se te enviaría: enlaces que confirman tu dirección y las novedades que eliges en tu configuración.',
    action: 'Abrir la configuración',
  },
  absent: {
    title: 'Aquí no hay buzón local',
    text: 'Esta instalación envía sus correos, o no envía ninguno.',
  },
  failed: 'No se pudieron cargar tus correos',
} satisfies Texts<typeof original.mailboxContent>;
