import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './installContent.ts';

export const installContent = {
  title: 'Diese App installieren',
  text: 'Meldungen, die auf Empfang warten, sind in der installierten App sicherer, und sie öffnet sich vom Home-Bildschirm.',
  ios: 'Meldungen, die auf Empfang warten, sind auf dem Home-Bildschirm sicherer: Drücke in diesem Browser auf Teilen und dann auf „Zum Home-Bildschirm“.',
  install: 'Installieren',
} satisfies Texts<typeof original.installContent>;
