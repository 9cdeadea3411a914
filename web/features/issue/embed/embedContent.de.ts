import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedContent.ts';

export const embedContent = { button: 'Einbetten' } satisfies Texts<typeof original.embedContent>;
