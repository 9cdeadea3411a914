import type { Transparency } from '#schema/case/transparency.ts';
import type { MoneyFlow } from '#web/features/case/impact/moneyFlow.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';

/** Where all money ever received is now; the parts add up to it. */
export function siteFlow(
  figures: Pick<Transparency, 'escrow' | 'released' | 'refunded' | 'fees'>,
): Omit<MoneyFlow, 'shareBp'> {
  const held = parseAmount(figures.escrow);
  const solver = parseAmount(figures.released);
  const platform = parseAmount(figures.fees);
  const back = parseAmount(figures.refunded);
  return { pledged: held + solver + platform + back, held, solver, platform, back, borne: 0n };
}
