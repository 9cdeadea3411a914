import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './textsContent.ts';

export const textsContent = {
  title: 'Textos legales',
  subtitle:
    'La política de privacidad, las condiciones y la declaración de accesibilidad, con tus propias palabras si quieres.',
  which: 'Texto',
  names: {
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    accessibility: 'Accesibilidad',
  },
  language: 'Idioma',
  standard: 'En este idioma se muestra el texto estándar de este programa.',
  own: (version, date) => `Se muestra tu versión ${version} del ${date}.`,
  read: 'Leer la página',
  text: 'Tu texto',
  textHint:
    'Pon # antes del título de una sección, ### antes de uno menor, - o 1. antes de las líneas de una lista, una línea vacía entre párrafos. **negrita**, [enlace](https://...). {contact} y {privacy} se convierten en tus direcciones. Una sección «# Pagos {#payment-terms}» se abre en /payment-terms; con {#dispute-resolution}, en /dispute-resolution. Quien lee un idioma sin texto tuyo ve el de tu primer idioma.',
  preview: 'Vista previa',
  nothing: 'Aquí se muestra lo que escribes.',
  reason: 'Motivo',
  reasonHint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres. Queda en el registro de operadores, con tu nombre. Las versiones anteriores siguen legibles, con su fecha.`,
  submit: 'Publicar',
  pending: 'Publicando...',
  failed: 'No se ha publicado',
  done: 'Publicado',
  end: {
    title: '¿Volver a mostrar el texto estándar?',
    text: 'Se aplica desde ahora. Tus versiones siguen legibles, con su fecha.',
    submit: 'Usar el texto estándar',
    done: 'Se muestra el texto estándar',
  },
} satisfies Texts<typeof original.textsContent>;
