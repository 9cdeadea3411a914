import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './accountMailTexts.ts';

const IGNORE = 'Si no has sido tú, no hagas nada: sin el enlace no cambia nada.';
const HOURS = `El enlace sirve una vez y durante ${EMAIL_LINK_HOURS} horas.`;

export const accountMailTexts = {
  reset: ({ username, link }) => ({
    subject: 'Una contraseña nueva',
    lines: [
      `Alguien ha pedido una contraseña nueva para tu cuenta ${username}. Elígela aquí:`,
      link,
      `El enlace sirve una vez y durante ${RESET_LINK_MINUTES} minutos. Con la contraseña nueva se cierran todas las sesiones de la cuenta.`,
      'Si no has sido tú, no hagas nada: tu contraseña se queda como está.',
    ],
  }),
  proof: ({ username, link }) => ({
    subject: 'Confirma tu dirección de correo',
    lines: [
      `La cuenta ${username} se registró con esta dirección. Si es tuya, confirma la dirección aquí:`,
      link,
      `${HOURS} Hasta entonces esta dirección no recibe ningún otro correo, y con ella no se puede pedir una contraseña nueva.`,
      'Si la cuenta no es tuya, no hagas nada.',
    ],
  }),
  change_old: ({ username, link, newEmail }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    lines: [
      `La dirección de tu cuenta ${username} va a cambiar a ${newEmail}. Confírmalo aquí y con el enlace que se ha enviado allí:`,
      link,
      HOURS,
      `${IGNORE} En ese caso alguien conoce tu contraseña, así que cámbiala.`,
    ],
  }),
  change_new: ({ username, link }) => ({
    subject: 'Confirma tu dirección de correo',
    lines: [
      `La cuenta ${username} va a tener esta dirección. Si es tuya, confírmala aquí:`,
      link,
      HOURS,
      IGNORE,
    ],
  }),
  taken: ({ username, link }) => ({
    subject: 'Ya tienes una cuenta',
    lines: [
      `Alguien ha querido usar tu dirección para otra cuenta. Es de tu cuenta ${username}, y lo seguirá siendo.`,
      'Si has sido tú y has olvidado tu contraseña, elige una nueva aquí:',
      link,
      'Si no has sido tú, no tienes que hacer nada.',
    ],
  }),
  username_changed: ({ username, link }) => ({
    subject: 'Tu nombre de usuario ha cambiado',
    lines: [
      `Tu cuenta se llama ahora ${username}. Inicia sesión con ese nombre, o con tu dirección como hasta ahora; lo que hiciste sigue siendo tuyo.`,
      'Si no has sido tú, alguien conoce tu contraseña. Elige una nueva enseguida:',
      link,
    ],
  }),
  password_changed: ({ username, link }) => ({
    subject: 'Tu contraseña ha cambiado',
    lines: [
      `La contraseña de tu cuenta ${username} ha cambiado, y sus otras sesiones se han cerrado.`,
      'Si no has sido tú, elige una nueva enseguida:',
      link,
    ],
  }),
  passkeys_changed: ({ username, link }) => ({
    subject: 'Tus llaves de acceso han cambiado',
    lines: [
      `Las llaves de acceso o los códigos de recuperación de tu cuenta ${username} han cambiado.`,
      'Si no has sido tú, elige enseguida una contraseña nueva y revisa después tus llaves de acceso en los ajustes:',
      link,
    ],
  }),
  provider_changed: ({ username, link }) => ({
    subject: 'Ha cambiado una forma de iniciar sesión',
    lines: [
      `Se ha activado o desactivado el inicio de sesión en tu cuenta ${username} con otro proveedor.`,
      'Si no has sido tú, elige enseguida una contraseña nueva y desvincula después el proveedor en los ajustes:',
      link,
    ],
  }),
} satisfies Texts<typeof original.accountMailTexts>;
