import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './proofToastContent.ts';

export const proofToastContent = {
  sent: 'Nachweis eingereicht',
  sentText: 'Der Melder und die Geldgeber haben 72 Stunden, um ihn zu beurteilen.',
  failed: 'Der Nachweis ließ sich nicht einreichen',
} satisfies Texts<typeof original.proofToastContent>;
