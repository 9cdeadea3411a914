import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';

export const stepContent = {
  toLogin: 'Al inicio de sesión',
  toStart: 'A la página de inicio',
  mailbox: 'Abrir el buzón local',
  forgot: {
    title: '¿Olvidaste tu contraseña?',
    text: `Dinos la dirección de correo de tu cuenta. Te enviamos un enlace, válido durante ${RESET_LINK_MINUTES} minutos, para elegir una nueva.`,
    email: 'Correo electrónico',
    submit: 'Enviar el enlace',
    pending: 'Enviando…',
    failed: 'No se pudo enviar el enlace',
    sentTitle: 'Revisa tu correo',
    sent: (address) =>
      `Si una cuenta tiene la dirección ${address}, hay un correo en camino. Puede tardar unos minutos; mira también la carpeta de spam.`,
    unproved:
      'Una dirección que nunca se confirmó recibe primero un enlace para confirmarla; vuelve aquí cuando lo hayas seguido.',
    local:
      'De esta máquina no sale ningún correo. Queda en el buzón local de la cuenta: ábrelo en un dispositivo que aún tenga la sesión iniciada, o pide a quien lleva esta instalación que cree un enlace con “npm run recover-account”.',
    noneTitle: 'Esta instalación no envía correos',
    none: 'Su operador puede crearte un enlace para poner una contraseña nueva. Escribe a la dirección de la página de ayuda.',
    help: 'Abrir la página de ayuda',
  },
  passkey: {
    title: '¿Añadir ahora una llave de acceso?',
    text: 'Esta instalación no envía correos, así que una contraseña olvidada no se puede reemplazar por correo.',
    how: 'Con una llave de acceso entras con lo que desbloquea tu dispositivo, incluso si pierdes la contraseña. Es cosa de un momento en tu configuración, y con ella recibes códigos de recuperación.',
    add: 'Añadir una llave de acceso',
    later: 'Ahora no',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    text: 'Cierra tu sesión en todos los dispositivos.',
    password: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña nueva',
    hint: 'Al menos 8 caracteres.',
    submit: 'Guardar la contraseña',
    pending: 'Guardando…',
    failed: 'No se guardó la contraseña',
    done: 'Contraseña guardada',
    doneText: 'Inicia sesión con ella.',
    again: 'Pedir un enlace nuevo',
  },
  confirm: {
    title: 'Confirma tu dirección de correo',
    text: `Pulsa el botón para confirmar. El enlace sirve una sola vez, durante ${EMAIL_LINK_HOURS} horas.`,
    submit: 'Confirmar',
    pending: 'Confirmando…',
    failed: 'No confirmada',
    outcomes: {
      proved: {
        title: 'Tu dirección está confirmada',
        text: 'Desde ahora te enviamos allí los correos, y puedes usarla para restablecer tu contraseña.',
      },
      half: {
        title: 'Una de las dos direcciones está confirmada',
        text: 'La dirección cambia en cuanto sigas también el enlace del otro correo.',
      },
      changed: {
        title: 'Tu dirección ha cambiado',
        text: 'Inicia sesión con la nueva, o con tu nombre de usuario como antes.',
      },
    },
  },
  stop: {
    title: 'Dejando de enviar estos correos',
    text: 'Un momento…',
    doneTitle: 'Ya no recibirás estos correos',
    done: 'Las novedades siguen apareciendo en la campana. Puedes volver a activar los correos en tu configuración.',
    settings: 'Lo que sigues',
    failedTitle: 'Los correos no se desactivaron',
    failed:
      'No tienes conexión, o el enlace está incompleto: algunos programas de correo cortan los enlaces. También puedes desactivar los correos en tu configuración.',
    choices: 'Abrir la configuración',
    again: 'Reintentar',
  },
} satisfies Texts<typeof original.stepContent>;
