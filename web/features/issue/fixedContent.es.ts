import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './fixedContent.ts';

export const fixedContent = {
  question: (body) => `${body} dice que esto ya está arreglado. ¿Es así?`,
  until: (day) =>
    `Hasta el ${day}. Un sí de quien avisó, o de la mayor parte del dinero aportado, cierra el problema y devuelve todas las aportaciones.`,
  found: 'Personas en el lugar encontraron esto ya arreglado. ¿Es así?',
  foundUntil: (day) =>
    `Hasta el ${day}. Tu sí cierra el problema y devuelve todas las aportaciones.`,
  yes: 'Sí, está arreglado',
  no: 'No, todavía no',
  saidYes: 'Has dicho que sí.',
  saidNo: 'Has dicho que no.',
  failed: 'No se guardó',
  done: 'Tu respuesta está guardada',
  completed: 'El problema está cerrado y se devuelven todas las aportaciones',
} satisfies Texts<typeof original.fixedContent>;
