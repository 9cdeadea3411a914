import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lateContent.ts';

export const lateContent = {
  title: 'Auf diesem Gerät',
  badge: 'Wartet aufs Senden',
  attention: 'Du bist gefragt',
  beyond: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Liste ist inzwischen kürzer geworden.',
    action: 'Zur ersten Seite',
  },
} satisfies Texts<typeof original.lateContent>;
