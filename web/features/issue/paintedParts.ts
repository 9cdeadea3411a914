import type { CaseView } from '#schema/case/verification.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { queryClient } from '#web/net/queryClient.ts';

export const CaseStep = lazyPart(
  async () => (await import('#web/features/case/CaseStep.tsx')).CaseStep,
);

export const BeforeAfter = lazyPart(
  async () => (await import('#web/features/proof/review/BeforeAfter.tsx')).BeforeAfter,
);

export const OwnImpact = lazyPart(
  async () => (await import('#web/features/case/impact/OwnImpact.tsx')).OwnImpact,
);

/** Whether a case has more state than its issue. */
export const isJudged = ({ proofs, payout, isFrozen }: CaseView): boolean =>
  proofs.length > 0 || payout !== null || isFrozen;

/**
 * Loads the parts that a server has painted: taken over before its code is here, a part would
 * become an empty place.
 */
export async function loadPaintedParts(): Promise<void> {
  const cases = queryClient.getQueriesData<CaseView>({ queryKey: ['case'] });
  if (!cases.some(([, view]) => view && isJudged(view))) return;
  await Promise.allSettled([CaseStep.load(), BeforeAfter.load()]);
}
