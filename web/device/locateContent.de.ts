import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './locateContent.ts';

export const locateContent = {
  failed: 'Standort nicht gefunden',
  failedText: 'Dein Standort ließ sich nicht bestimmen. Suche stattdessen nach dem Ort.',
  plainHttp: 'Nur Seiten mit https erfahren vom Browser, wo du bist.',
} satisfies Texts<typeof original.locateContent>;
