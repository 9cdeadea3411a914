import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './withdrawContent.ts';

export const withdrawContent = {
  button: 'Retirar',
  label: (amount) => `Retirar tu aporte de ${amount}`,
  title: '¿Retirar este aporte?',
  text: (amount) =>
    `Recuperas ${amount}, y ese dinero deja de pesar en las votaciones. Puedes volver a aportar.`,
  confirm: (amount) => `Retirar ${amount}`,
  pending: 'Retirando…',
  cancel: 'Conservar el aporte',
  done: 'Aporte retirado',
  doneText: 'Tu dinero ha vuelto a ti.',
  failed: 'Error al retirar el aporte',
} satisfies Texts<typeof original.withdrawContent>;
