import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './languageContent.ts';

export const languageContent = {
  label: 'Idioma',
  failed: 'No se pudo cambiar el idioma',
  failedText: 'Para cambiarlo hace falta conexión. Inténtalo de nuevo cuando la tengas.',
} satisfies Texts<typeof original.languageContent>;
