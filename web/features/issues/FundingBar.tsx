import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { fundingAxis, type Funded } from './fundingAxis.ts';
import { fundingContent as words } from './fundingContent.ts';
import { issueCardContent } from './issueCardContent.ts';

type FundingBarProps = {
  issue: Funded & Pick<Issue, 'pledgerCount'>;
  /** Of the offers that can be chosen, as decimal text. */
  prices?: readonly string[];
  /** An amount that is being typed, as decimal text. */
  preview?: string;
};

/** What is raised, as a fill, and what each offer needs, as flags on the same axis. */
export function FundingBar({ issue, prices, preview = '' }: FundingBarProps) {
  const note = useMoneyNote();
  const axis = fundingAxis(issue, prices);
  if (!axis) return null;
  const { max, value, flags, text } = axis;
  const added = Number(preview) || 0;
  const total = toAmount(parseAmount(issue.currentFunding) + parseAmount(preview));
  return (
    <div>
      <Words>
        {[text, ...[issueCardContent.pledgers(issue.pledgerCount), note].map(keptWhole)]
          .filter(Boolean)
          .join('\u00A0· ')}
      </Words>
      {max > 0 && (
        <MoneyBar max={Math.max(max, value + added)} value={value} preview={added} flags={flags} />
      )}
      {added > 0 && (
        <Words as="output">
          {words.preview(formatMoneyShort(preview), formatMoneyShort(total))}
        </Words>
      )}
    </div>
  );
}

/** May begin a line, but never breaks across two. */
const keptWhole = (text: string | null | undefined) => text?.replaceAll(' ', '\u00A0');

const Words = styled.p`
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.lineHeight.snug};
`;
