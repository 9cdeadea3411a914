import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './fundingContent.ts';

export const fundingContent = {
  cheapest: (raised, needed) => `${raised} von ${needed} für das günstigste Angebot`,
  chosen: (raised, needed) => `${raised} von ${needed} für das ausgewählte Angebot`,
  noOffer: (raised) => `${raised} gesammelt, kein offenes Angebot`,
  goal: (needed) => `von ${needed}`,
  preview: (amount, total) => `Mit deinen ${amount} sind es ${total}.`,
} satisfies Texts<typeof original.fundingContent>;
