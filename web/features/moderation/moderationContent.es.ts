import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moderationContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { HIDDEN_MAX_DAYS } from '#schema/caseLimits.ts';

export const moderationContent = {
  banner: `Oculto. No admite aportes; el caso de un solucionador elegido se detiene como mucho ${HIDDEN_MAX_DAYS} días en total.`,
  hide: {
    button: 'Ocultar este problema',
    title: '¿Ocultar este problema?',
    text: `Entonces solo lo ven embajadores y operadores. No admite aportes y los donantes pueden retirar los suyos; si hay un solucionador elegido, el caso se detiene como mucho ${HIDDEN_MAX_DAYS} días en total y después sigue para las personas implicadas.`,
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
