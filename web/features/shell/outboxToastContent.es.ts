import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './outboxToastContent.ts';

export const outboxToastContent = {
  reported: 'Problema reportado',
  reportedText: 'Tu problema ha quedado reportado.',
  messageSent: '¡Mensaje enviado!',
  messageSentText: 'Tu mensaje se ha publicado.',
  edited: 'Problema actualizado',
  editedText: 'Tus cambios se han guardado.',
  manyFailed: (count) => `${count} elementos fueron rechazados`,
  manyFailedText: '«Sin enviar» dice por qué.',
  reportFailed: 'Error',
  reportFailedText: (detail) => `No se pudo reportar el problema: ${detail}`,
  messageFailed: 'Error al enviar el mensaje',
  editFailed: 'Error al actualizar el problema',
  affectedFailed: 'No se contó',
  followed: 'Sigues este problema',
  followedText: 'Sus novedades aparecen en la campana.',
  unfollowed: 'Ya no sigues este problema',
  areaFollowed: 'Sigues esta zona',
  areaFollowedText: 'Los reportes nuevos llegan con tu resumen, en la campana.',
  areaUnfollowed: 'Ya no sigues esta zona',
  followFailed: 'No se guardó',
  areaFailed: 'La zona no se sigue',
  show: 'Mostrar',
} satisfies Texts<typeof original.outboxToastContent>;

export const proofToastContent = {
  sent: 'Prueba entregada',
  sentText: 'Quien reportó y los donantes tienen 72 horas para juzgarla.',
  failed: 'Error al entregar la prueba',
} satisfies Texts<typeof original.proofToastContent>;
