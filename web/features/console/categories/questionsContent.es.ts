import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './questionsContent.ts';

export const questionsContent = {
  heading: 'Preguntas',
  hint: 'El formulario las hace cuando se elige esta categoría, también sin conexión. Los reportes conservan las palabras con que se preguntó.',
  label: 'Preguntas en su orden',
  nth: (place) => `Pregunta ${place}`,
  up: (place) => `Subir la pregunta ${place}`,
  down: (place) => `Bajar la pregunta ${place}`,
  remove: (place) => `Quitar la pregunta ${place}`,
  moved: (place, count) => `La pregunta es ahora la número ${place} de ${count}.`,
  add: 'Añadir una pregunta',
  full: (max) => `Una categoría hace como máximo ${max} preguntas.`,
  words: (language) => `Pregunta en ${language}`,
  kind: 'Tipo de respuesta',
  kinds: {
    text: 'Unas palabras',
    choice: 'Una de varias respuestas',
    number: 'Un número',
    yes_no: 'Sí o no',
  },
  required: 'Es obligatoria',
  unit: 'Unidad',
  min: 'Mínimo',
  max: 'Máximo',
  options: 'Respuestas para elegir',
  option: (place, language) => `Respuesta ${place} en ${language}`,
  addOption: 'Añadir una respuesta',
  removeOption: (place) => `Quitar la respuesta ${place}`,
} satisfies Texts<typeof original.questionsContent>;
