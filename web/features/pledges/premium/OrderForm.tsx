import { useQuery } from '@tanstack/react-query';
import { typedAmount, withTypedAmount } from '#web/format/typedAmount.ts';
import { useMemo } from 'react';
import { orderPremium, premiumForm } from '#schema/case/premium.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/net/call.ts';
import { currencySign, formatMoney } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { AmountField } from '#web/features/site/NumberField.tsx';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { premiumContent } from './content.ts';

const { order: content } = premiumContent;
const EMPTY = { validator: '', fee: '' };

/** Orders and pays a validator's report. */
export function OrderForm({ issueId }: { issueId: string }) {
  const money = useMoneyRules();
  const rule = useMemo(() => withTypedAmount(premiumForm(money), 'fee'), [money]);
  const { data: settings } = useQuery(settingsQuery());
  const { form, field, isPending, submit } = useActionForm({
    rule,
    empty: EMPTY,
    place: null,
    words: content,
    changes: [
      { topic: 'issue', id: issueId },
      { topic: 'pledges', id: issueId },
    ],
    showsFieldErrors: true,
    send: ({ validator, fee }, idempotencyKey) =>
      call(orderPremium, {
        params: { id: issueId },
        body: { validator: validator.trim(), fee: typedAmount(fee) },
        idempotencyKey,
      }),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <p>{content.intro}</p>
        {settings?.payments === 'sandbox' && <Banner>{content.testMoney}</Banner>}
        <Grid columns={2} gap={4}>
          <TextField
            label={content.validator}
            hint={content.validatorHint}
            autoComplete="off"
            autoCapitalize="none"
            {...field('validator')}
          />
          <AmountField
            form={form}
            name="fee"
            label={content.fee}
            hint={content.feeHint(formatMoney(toAmount(money.premiumFeeMin)))}
            prefix={currencySign()}
            error={form.formState.errors.fee?.message}
          />
        </Grid>
        <div>
          <SubmitButton words={content} isPending={isPending} />
        </div>
      </Stack>
    </form>
  );
}
