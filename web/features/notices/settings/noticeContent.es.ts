import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './noticeContent.ts';

export const noticeContent = {
  heading: 'Notificaciones push y correo',
  intro:
    'Todo aparece en la campana de la app. Lo que atañe a tu dinero o a un plazo va también a tu dirección; lo demás está desactivado hasta que lo elijas.',
  failed: 'No se pudieron cargar tus preferencias',
  notSaved: 'No se guardó',
  kinds: {
    money: 'Tu dinero y tus plazos',
    issue_update: 'Novedades de problemas en los que participas',
    proposal: 'Propuestas',
    pledge: 'Aportes',
    vote: 'Votos a tus propuestas',
    message: 'Mensajes en conversaciones',
    system: 'Mensajes de este sitio',
    digest: 'Resumen de lo que sigues',
    moderation: 'Decisiones de moderadores sobre lo que publicaste',
  },
  byPush: 'Push',
  byEmail: 'Correo',
  mail: {
    smtp: (address) => `Los correos van a ${address}.`,
    local: () => 'De esta máquina no sale ningún correo: los tuyos se guardan en el buzón local.',
    none: () => 'Esta instalación no envía correos.',
  },
  proved: 'Solo se envían a una dirección que hayas confirmado.',
  mailbox: 'Abrir el buzón local',
  push: {
    heading: 'Notificaciones push en este dispositivo',
    hurdles: {
      unsupported: 'Este navegador no puede recibir notificaciones push.',
      plain_http:
        'Los navegadores solo reciben notificaciones push de páginas con https, y esta está abierta sin él. Ábrela en su dirección https.',
      ios_browser:
        'En iPhone y iPad las notificaciones push solo llegan a apps de la pantalla de inicio. Abre el menú de compartir, elige “Añadir a la pantalla de inicio”, abre la app desde allí y vuelve a esta página.',
      blocked:
        'Las notificaciones de este sitio están bloqueadas en este navegador. Permítelas en la configuración del navegador y vuelve a cargar esta página.',
    },
    off: 'Este dispositivo aún no recibe notificaciones push.',
    on: 'Este dispositivo recibe notificaciones push hasta que cierres la sesión.',
    turnOn: 'Activar en este dispositivo',
    turnOff: 'Desactivar',
    working: 'Un momento…',
    declined: 'No se permitieron las notificaciones',
    declinedText: 'No ha cambiado nada. Puedes activarlas más tarde.',
    failed: 'No se pudieron activar las notificaciones push',
    failedText: 'El servicio push de este navegador no respondió. Inténtalo de nuevo más tarde.',
    offFailed: 'No se pudieron desactivar las notificaciones push',
    others: 'Otros dispositivos',
    since: (day) => `Desde ${day}`,
    lastPush: (time) => `último push ${time}`,
    remove: 'Quitar',
    removeLabel: (day) => `Quitar el dispositivo de ${day}`,
    nowhere: 'Ninguno de tus dispositivos recibe aún notificaciones push.',
  },
} satisfies Texts<typeof original.noticeContent>;
