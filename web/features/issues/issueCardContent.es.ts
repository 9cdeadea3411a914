import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './issueCardContent.ts';
import { formatNumber, plural } from '#web/format/format.ts';

export const issueCardContent = {
  selected: 'Con solucionador elegido',
  applied: (count) => plural(count, { one: '# propuesta', other: '# propuestas' }),
  open: 'Busca solucionadores',
  due: 'Vence ya',
  daysLeft: (count) => plural(count, { one: 'Queda # día', other: 'Quedan # días' }),
  pledgers: (count) => plural(count, { one: '# donante', other: '# donantes' }),
  affected: (count) => `Afecta a ${formatNumber(count)}`,
  confirmed: (day) => `Confirmado el ${day}`,
  stale: (day) => `Sin confirmar desde el ${day}`,
} satisfies Texts<typeof original.issueCardContent>;
