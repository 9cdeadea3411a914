import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './programsContent.ts';

export const programsContent = {
  docs: 'Cómo usan este sitio los programas',
  keys: {
    heading: 'Claves de este sitio',
    text: 'Da a cada programa su propia clave, como la aplicación de la ciudad o el mapa de un periódico. Nadie figura como autor de lo que envía: solo deciden los donantes. Cada persona crea claves propias en sus ajustes.',
    caption: 'Claves de este sitio',
    empty: 'Aún no hay claves.',
    failed: 'No se pudieron cargar las claves',
    columns: {
      name: 'Para',
      by: 'Creada por',
      made: 'Creada',
      used: 'Último uso',
      act: 'Revocar',
    },
    unused: 'todavía no',
    add: 'Crear una clave',
    revoke: 'Revocar',
    revokeLabel: (name) => `Revocar la clave para ${name}`,
    answersFor: (body) => `Responder como ${body}`,
    adding: {
      title: 'Crear una clave de este sitio',
      text: 'Permite que un programa haga esto por Open311, y nada más.',
      name: '¿Para qué programa es?',
      use: '¿Qué permite?',
      reports: 'Enviar reportes',
      submit: 'Crear la clave',
      done: 'Clave creada',
    },
    revoking: {
      title: '¿Revocar esta clave?',
      text: 'Los programas que la usan quedan rechazados al instante. Lo que enviaron se conserva.',
      submit: 'Revocar la clave',
      done: 'Clave revocada',
    },
  },
} satisfies Texts<typeof original.programsContent>;
