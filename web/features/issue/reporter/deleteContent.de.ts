import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './deleteContent.ts';

export const deleteContent = {
  title: 'Problem löschen',
  text: 'Willst du dieses Problem wirklich löschen? Das lässt sich nicht rückgängig machen.',
  confirm: 'Löschen',
  pending: 'Wird gelöscht …',
  deleted: 'Problem gelöscht',
  deletedText: 'Das Problem ist entfernt, und jede Zusage geht an ihren Geldgeber zurück.',
  failed: 'Das Problem ließ sich nicht löschen',
} satisfies Texts<typeof original.deleteContent>;
