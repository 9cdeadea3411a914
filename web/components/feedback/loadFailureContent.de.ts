import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './loadFailureContent.ts';

export const loadFailureContent = {
  title: 'Das ließ sich nicht laden',
  itText: 'Es wird geladen, sobald der Server erreichbar ist.',
  theyText: 'Sie werden geladen, sobald der Server erreichbar ist.',
} satisfies Texts<typeof original.loadFailureContent>;
