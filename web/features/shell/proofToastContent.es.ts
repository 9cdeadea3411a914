import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './proofToastContent.ts';

export const proofToastContent = {
  sent: 'Prueba entregada',
  sentText: 'Quien reportó y los donantes tienen 72 horas para juzgarla.',
  failed: 'Error al entregar la prueba',
} satisfies Texts<typeof original.proofToastContent>;
