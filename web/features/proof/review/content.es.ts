import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const reviewContent = {
  slider: {
    label: 'Cuánto se muestra de la foto de después',
    text: (percent) => `${percent} % después, ${100 - percent} % antes`,
    before: 'Antes',
    after: 'Después',
    beforeAlt: 'El lugar antes del trabajo',
    afterAlt: 'El lugar después del trabajo',
    hint: 'Arrastra la línea, o usa las flechas, para comparar.',
    open: (which) => `Abrir la foto de ${which.toLowerCase()}`,
  },
  summary: 'Qué se hizo',
  video: 'Video del trabajo',
  videoFailed: 'Este navegador no puede reproducir este video.',
  videoFile: 'Descargar el video',
  notes: {
    heading: 'Añadido después',
    add: 'Añadir una nota',
    label: 'Nota',
    hint: 'Lo entregado queda como está; la nota aparece debajo.',
    save: 'Añadir la nota',
    empty: 'Escribe algo.',
    done: 'Nota añadida',
    failed: 'Error al añadir la nota',
    pending: 'Añadiendo…',
    text: 'Cualquiera puede leerla, y después no se puede cambiar.',
  },
} satisfies Texts<typeof original.reviewContent>;
