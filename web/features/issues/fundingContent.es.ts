import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './fundingContent.ts';

export const fundingContent = {
  cheapest: (raised, needed) => `${raised} de ${needed} para la propuesta más barata`,
  chosen: (raised, needed) => `${raised} de ${needed} para la propuesta elegida`,
  noOffer: (raised) => `${raised} reunidos, sin propuestas abiertas`,
  goal: (needed) => `de ${needed}`,
  preview: (amount, total) => `Con tus ${amount} son ${total}.`,
} satisfies Texts<typeof original.fundingContent>;
