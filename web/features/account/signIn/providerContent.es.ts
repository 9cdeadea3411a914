import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './providerContent.ts';

export const providerContent = {
  signIn: (name) => `Iniciar sesión con ${name}`,
  leaving: 'Redirigiendo…',
  failed: 'No se pudo empezar a iniciar la sesión',
  back: {
    title: 'Iniciando tu sesión',
    text: 'Un momento, por favor.',
  },
  refused: {
    title: 'No has iniciado sesión',
    text: 'No ha cambiado nada.',
    again: 'Volver al inicio de sesión',
    settings: 'Volver a tu configuración',
    otherWindow:
      'Este inicio de sesión se empezó en otra ventana o ha caducado. Empieza de nuevo y quédate en la misma ventana.',
  },
  join: {
    title: 'Elige tu nombre',
    text: (email) => `Tu cuenta tendrá la dirección ${email} y ninguna contraseña.`,
    username: 'Nombre de usuario',
    submit: 'Crear cuenta',
    pending: 'Creando la cuenta…',
    failed: 'No se creó la cuenta',
  },
  linked: 'Vinculado',
  linkedText: 'Desde ahora puedes iniciar sesión así.',
} satisfies Texts<typeof original.providerContent>;
