import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { orderPremium, premiumForm } from '#schema/money/premium.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/data/server/call.ts';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { showFieldErrors } from '#web/data/server/showFieldErrors.ts';
import { premiumContent } from './content.ts';
import { usePremiumAct } from './usePremiumAct.ts';

const { order: content } = premiumContent;
const FIELDS = ['validator', 'fee'] as const;
const EMPTY = { validator: '', fee: '' };

/** Asks a validator for a report and pays for it. */
export function OrderForm({ issueId }: { issueId: string }) {
  const { data: settings } = useQuery(settingsQuery());
  const form = useForm({ resolver: valibotResolver(premiumForm), defaultValues: EMPTY });
  const { errors } = form.formState;
  const order = usePremiumAct({
    issueId,
    words: content,
    send: (body: typeof EMPTY, idempotencyKey) =>
      call(orderPremium, { params: { id: issueId }, body, idempotencyKey }),
  });
  // The resolver hands on cents; the API takes the texts, as written.
  const submit = form.handleSubmit(() => {
    const { validator, fee } = form.getValues();
    order.mutate(
      { validator: validator.trim(), fee: String(fee) },
      {
        onSuccess: () => form.reset(EMPTY),
        onError: (error) => void showFieldErrors(error, FIELDS, form.setError),
      },
    );
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
            error={errors.validator?.message}
            {...form.register('validator')}
          />
          <TextField
            label={content.fee}
            hint={content.feeHint}
            prefix="$"
            inputMode="decimal"
            error={errors.fee?.message}
            {...form.register('fee', { setValueAs: (typed: string) => typed.trim() })}
          />
        </Grid>
        <div>
          <Button type="submit" isPending={order.isPending} pendingLabel={content.pending}>
            {content.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
