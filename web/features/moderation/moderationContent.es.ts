import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moderationContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const moderationContent = {
  banner: 'Oculto. Solo embajadores y operadores ven esta página; su dinero está congelado.',
  hide: {
    button: 'Ocultar este problema',
    title: '¿Ocultar este problema?',
    text: 'Entonces solo lo ven embajadores y operadores. Su dinero queda congelado hasta que se vuelva a mostrar.',
    confirm: 'Ocultar',
    done: 'Problema oculto',
  },
  show: {
    button: 'Volver a mostrarlo',
    title: '¿Volver a mostrar este problema?',
    text: 'Todos vuelven a verlo, y su dinero sigue su curso.',
    confirm: 'Mostrar',
    done: 'Problema visible de nuevo',
  },
  label: 'Motivo',
  hint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres. Lo leen quien lo reportó, los donantes y los solucionadores del problema.`,
  failed: 'Error al ocultar o mostrar el problema',
} satisfies Texts<typeof original.moderationContent>;
