import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './providerContent.ts';

export const providerContent = {
  heading: 'Otro inicio de sesión',
  failed: 'No se pudo cargar tu otro inicio de sesión',
  linked: (name, day) => `Vinculado con ${name} desde ${day}: puedes iniciar sesión así.`,
  notLinked: (name) => `No vinculado con ${name}.`,
  lastWay:
    'Es la única entrada a tu cuenta. Pon más arriba una contraseña y después podrás desvincularlo.',
  link: (name) => `Vincular ${name}`,
  unlink: (name) => `Desvincular ${name}`,
  password: 'Tu contraseña',
  linking: {
    title: 'Vincula tu cuenta',
    text: 'Escribe tu contraseña; después inicia sesión con el otro servicio y vuelve aquí.',
    submit: 'Continuar',
    pending: 'Redirigiendo…',
    done: 'Redirigiendo',
    doneText: 'Después volverás aquí.',
    failed: 'No se vinculó nada',
  },
  unlinking: {
    title: '¿Desvincular tu cuenta?',
    text: 'Ya no podrás iniciar sesión así, y se cierra tu sesión en todos los demás dispositivos. Tu contraseña sigue funcionando.',
    submit: 'Desvincular',
    pending: 'Desvinculando…',
    done: 'Desvinculado',
    doneText: 'Inicias sesión con tu contraseña.',
    failed: 'No se desvinculó nada',
  },
  first: {
    text: 'Aún no tienes contraseña. Con una puedes iniciar sesión sin el otro servicio, añadir llaves de acceso y eliminar tu cuenta.',
    set: 'Poner una contraseña',
    title: 'Poner una contraseña',
    dialogText: 'Se cierra tu sesión en todos los demás dispositivos, pero no en este.',
    submit: 'Guardar la contraseña',
    pending: 'Guardando…',
    done: 'Contraseña guardada',
    doneText: 'Desde ahora puedes iniciar sesión con ella.',
    failed: 'No se guardó la contraseña',
  },
} satisfies Texts<typeof original.providerContent>;
