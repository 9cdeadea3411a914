import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './consoleContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const consoleContent = {
  parts: 'Partes de la administración',
  overview: 'Resumen',
  settings: 'Configuración',
  categories: 'Categorías',
  bodies: 'Responsables',
  texts: 'Textos legales',
  people: 'Personas',
  content: 'Contenido',
  money: 'Dinero',
  operations: 'Operaciones',
  transfer: 'Importar y exportar',
  record: 'Registro',
  noAccess: {
    title: 'Esta página es para operadores',
    text: 'Los operadores se nombran entre sí. Escríbeles a la dirección de la página de ayuda.',
    action: 'Abrir la página de ayuda',
  },
  none: 'No hay coincidencias',
  noneText: 'Busca otra cosa o vuelve a mostrarlo todo.',
  all: 'Mostrar todo',
  beyond: 'Esta página está más allá del final',
  beyondText: 'Hay menos filas de las que dice la dirección.',
  first: 'Ir a la primera página',
  pages: 'Páginas de la lista',
  export: {
    button: 'Exportar como CSV',
    pending: (count) => `${count} filas…`,
    failed: 'Error al exportar la lista',
  },
  act: {
    reason: 'Motivo',
    hint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres. Queda en el registro de operadores, con tu nombre.`,
    failed: 'No se hizo',
  },
} satisfies Texts<typeof original.consoleContent>;
