import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './keysContent.ts';

export const keysContent = {
  failed: 'No se pudieron cargar tus claves',
  text: 'Con una clave, un programa tuyo puede enviar reportes. Nadie figura como autor de lo que envía: solo deciden los donantes. Una clave nunca mueve dinero ni vota.',
  docs: 'Cómo usan este sitio los programas',
  listLabel: 'Tus claves de API',
  none: 'Aún no hay claves.',
  made: (day) => `Creada el ${day}`,
  used: (time) => `usada por última vez ${time}`,
  unused: 'aún sin usar',
  add: 'Crear una clave',
  scopes: {
    report: 'Enviar reportes',
    update: 'Escribir en los debates en tu nombre',
  },
  revoke: {
    button: 'Revocar',
    label: (name) => `Revocar la clave «${name}»`,
    title: '¿Revocar esta clave?',
    text: 'Los programas que la usan quedan rechazados al instante. Lo que enviaron se conserva.',
    confirm: 'Revocar la clave',
    pending: 'Revocando...',
    done: 'Clave revocada',
    failed: 'La clave no se revocó',
  },
  adding: {
    title: 'Crear una clave de API',
    text: 'Escribe tu contraseña, para que nadie cree una en un dispositivo que dejaste abierto.',
    name: '¿Para qué es?',
    nameHint: 'Solo para ti, para reconocerla en esta lista.',
    may: 'Qué puede hacer',
    password: 'Tu contraseña',
    submit: 'Crear la clave',
    pending: 'Creando...',
    done: 'Clave creada',
    doneText: 'Cópiala ahora.',
    failed: 'No se creó ninguna clave',
  },
  shown: {
    title: 'Tu nueva clave',
    text: 'Se muestra solo una vez: cópiala donde la lea tu programa. Quien la tenga puede usarla, así que no la pongas en código público.',
    label: 'Clave de API',
    copy: 'Copiar',
    copied: 'Copiada',
    kept: 'La he guardado',
  },
} satisfies Texts<typeof original.keysContent>;
