import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { FormEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { FundingBar } from '#web/features/issues/FundingBar.tsx';
import { AmountField } from '#web/features/site/NumberField.tsx';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { currencySign, formatMoney, formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { readAmount, writtenAmount } from '#web/format/typedAmount.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';
import { TrustSigns } from './TrustSigns.tsx';

const { form: content } = pledgesContent;

export type AmountFields = { amount: string };

type AmountFormProps = {
  issue: IssueDetail;
  form: UseFormReturn<AmountFields>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The button that sends the form. */
  button: { label: string; variant: 'primary' | 'secondary' };
  /** Below the button. */
  children: ReactNode;
};

/** As typed: without trailing zeros. */
const withoutZeros = (amount: string) => amount.replace(/\.0+$/u, '');

/** The amount of a pledge, typed or preset, and what it would change. */
export function AmountForm({ issue, form, onSubmit, button, children }: AmountFormProps) {
  const money = useMoneyRules();
  const read = readAmount(useWatch({ control: form.control, name: 'amount' }));
  const choose = (preset: string) =>
    form.setValue('amount', writtenAmount(preset), { shouldDirty: true });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <AmountField
          form={form}
          name="amount"
          label={content.amount}
          hint={content.amountHint(formatMoney(toAmount(money.pledgeMin)))}
          prefix={currencySign()}
          error={form.formState.errors.amount?.message}
        />
        <Presets aria-label={content.presets}>
          {money.presets.map(toAmount).map((preset) => (
            // One press is enough: a confirmation follows. Not submit buttons, or Enter in the
            // field would press the first.
            <Button
              key={preset}
              type="button"
              onClick={({ currentTarget }) => {
                choose(withoutZeros(preset));
                currentTarget.form?.requestSubmit();
              }}
            >
              {formatMoneyShort(preset)}
            </Button>
          ))}
        </Presets>
        <FundingBar
          issue={issue}
          prices={issue.offerPrices}
          preview={read.kind === 'read' ? read.text : undefined}
        />
        <Button type="submit" variant={button.variant} size="lg" isFullWidth>
          {button.label}
        </Button>
        {children}
        <TrustSigns issue={issue} />
      </Stack>
    </form>
  );
}

const Presets = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & > button {
    flex: 1;
  }
`;
