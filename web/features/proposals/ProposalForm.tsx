import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { createProposal, proposalForm } from '#schema/case/proposal.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { currencySign, formatMoney } from '#web/format/formatMoney.ts';
import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import { neededFor } from '#schema/money/neededFor.ts';
import { call } from '#web/net/call.ts';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { AmountField } from '#web/features/site/NumberField.tsx';
import { readAmount, typedAmount, withTypedAmount } from '#web/format/typedAmount.ts';
import { proposalsContent } from './content.ts';

const { form: content, toast } = proposalsContent;
const EMPTY = { description: '', proposedCompensation: '', estimatedTimeToComplete: '' };

type ProposalFormProps = { issueId: string; userId: string };

/** Keeps its text when refused, unanswered or closed. */
export function ProposalForm({ issueId, userId }: ProposalFormProps) {
  const money = useMoneyRules();
  const rule = useMemo(() => withTypedAmount(proposalForm(money), 'proposedCompensation'), [money]);
  const { form, field, draft, isPending, submit } = useActionForm({
    rule,
    empty: EMPTY,
    place: { kind: 'proposal', userId, issueId },
    words: { done: toast.submitted, doneText: toast.submittedText, failed: toast.submitFailed },
    changes: [{ topic: 'proposals', id: issueId }],
    send: (offer, idempotencyKey) =>
      call(createProposal, {
        params: { id: issueId },
        body: {
          ...offer,
          proposedCompensation: typedAmount(offer.proposedCompensation),
          issueId,
        },
        idempotencyKey,
      }),
  });
  const price = useWatch({ control: form.control, name: 'proposedCompensation' });
  return (
    <Card padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <Stack gap={2}>
            <h2>{content.title}</h2>
            <p>{content.intro}</p>
          </Stack>
          <TextArea label={content.description} rows={5} {...field('description')} />
          <Grid columns={2} gap={5}>
            <AmountField
              form={form}
              name="proposedCompensation"
              label={content.compensation}
              prefix={currencySign()}
              error={form.formState.errors.proposedCompensation?.message}
            />
            <TextField
              label={content.time}
              hint={content.timeHint}
              {...field('estimatedTimeToComplete')}
            />
          </Grid>
          <Earnings typed={price} />
          <Row gap={3}>
            <SubmitButton words={content} variant="secondary" isPending={isPending} />
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** What a price means for both sides, while it is typed. */
function Earnings({ typed }: { typed: string }) {
  const found = readAmount(typed);
  if (found.kind !== 'read') return null;
  const needed = toAmount(neededFor(parseAmount(found.text)));
  return <Muted as="output">{content.earns(formatMoney(found.text), formatMoney(needed))}</Muted>;
}
