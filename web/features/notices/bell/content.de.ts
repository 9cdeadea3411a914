import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const notificationsContent = {
  title: 'Mitteilungen',
  bell: (unread) => (unread > 0 ? `Mitteilungen, ${unread} ungelesen` : 'Mitteilungen'),
  loading: 'Mitteilungen werden geladen',
  markAll: 'Alle als gelesen markieren',
  markFailed: 'Nicht als gelesen markiert',
  emptyTitle: 'Nichts Neues',
  empty: 'Neuigkeiten zu Problemen, die du meldest, unterstützt oder lösen willst, stehen hier.',
  failed: 'Deine Mitteilungen ließen sich nicht laden',
} satisfies Texts<typeof original.notificationsContent>;
