import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { pledgeForm } from '#schema/case/pledge.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import type { User } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { useFieldsDraft } from '#web/device/drafts/useFieldsDraft.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import { ownMoneyContent } from '#web/format/ownMoneyContent.ts';
import { typedAmount, withTypedAmount, writtenAmount } from '#web/format/typedAmount.ts';
import { useConnectivity } from '#web/net/connectivity.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { AmountForm, type AmountFields } from './AmountForm.tsx';
import { pledgesContent } from './content.ts';
import type { KeptPledge } from './keptPledge.ts';
import { PledgeReceipt } from './PledgeReceipt.tsx';
import { PledgeTerms } from './PledgeTerms.tsx';
import { takeStartedPledge } from './startedPledge.ts';
import { usePledge } from './usePledge.ts';

const { form: content, confirm, kept: keptWords } = pledgesContent;
const EMPTY: AmountFields = { amount: '' };

/** The platform's largest fee, rounded down as the rule does. */
const largestFee = (amount: string) =>
  toAmount((parseAmount(amount) * (10_000n - SOLVER_SHARE_BP)) / 10_000n);

type OwnPledgeProps = { issue: IssueDetail; user: User };

/** Amount, confirmation, receipt, and pledges left open while offline. */
export function OwnPledge({ issue, user }: OwnPledgeProps) {
  const { isOnline } = useConnectivity();
  const { data: settings, isPending } = useQuery(settingsQuery());
  const money = useMoneyRules();
  const rule = useMemo(() => withTypedAmount(pledgeForm(money), 'amount'), [money]);
  const { form } = useFields(rule, EMPTY);
  const place = { kind: 'pledge', userId: user.id, issueId: issue.id };
  const draft = useFieldsDraft(form, EMPTY, place);
  const pledge = usePledge(issue, user.id, draft);
  // The resolver returns cents; the validated text is sent.
  const submit = form.handleSubmit(() => pledge.prepare(typedAmount(form.getValues('amount'))));
  useStarted(issue.id, (amount) => {
    form.setValue('amount', writtenAmount(amount), { shouldDirty: true });
    void submit();
  });
  if (isPending) return <Skeleton lines={5} height="1.75rem" />;
  const isUrged = !pledge.made && !issue.work;
  return (
    <Stack gap={5}>
      <h2>{content.title}</h2>
      {pledge.made && pledge.prepared === null && (
        <PledgeReceipt pledge={pledge.made} issue={issue} key={pledge.made.id} />
      )}
      {issue.work ? <PledgeTerms issue={issue} /> : <p>{ownMoneyContent.terms.open}</p>}
      {settings && <Banner tone="info">{content.payments[settings.payments]}</Banner>}
      {pledge.kept && !pledge.isPending && (
        <KeptPledgeBanner
          pledge={pledge.kept}
          isOnline={isOnline}
          onConfirm={pledge.resume}
          onDiscard={pledge.discard}
        />
      )}
      <AmountForm
        issue={issue}
        form={form}
        onSubmit={submit}
        button={{
          label: isOnline ? content.submit : content.offlineSubmit,
          variant: isUrged ? 'primary' : 'secondary',
        }}
      >
        <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
      </AmountForm>
      {!issue.work && <PledgeTerms issue={issue} />}
      <Confirmation issue={issue} pledge={pledge} />
    </Stack>
  );
}

/** Continues with an amount that was chosen before signing in. */
function useStarted(issueId: string, goOn: (amount: string) => void) {
  const onArrival = useEffectEvent(() => {
    const amount = takeStartedPledge(issueId);
    if (amount !== null) goOn(amount);
  });
  useEffect(() => onArrival(), []);
}

type ConfirmationProps = { issue: IssueDetail; pledge: ReturnType<typeof usePledge> };

function Confirmation({ issue, pledge }: ConfirmationProps) {
  const { data: settings } = useQuery(settingsQuery());
  const prepared = pledge.prepared?.amount ?? '';
  const amount = formatMoney(prepared);
  return (
    <ConfirmDialog
      isOpen={pledge.prepared !== null}
      onClose={pledge.cancel}
      title={confirm.title}
      description={confirm.text(amount, issue.title)}
      confirmLabel={confirm.confirm(amount)}
      pendingLabel={confirm.pending}
      isPending={pledge.isPending}
      onConfirm={() => pledge.confirm()}
    >
      <PledgeTerms issue={issue} />
      <Muted>{confirm.share(SOLVER_SHARE_BP / 100n, formatMoney(largestFee(prepared)))}</Muted>
      {settings?.payments === 'sandbox' && <Muted>{content.payments.sandbox}</Muted>}
    </ConfirmDialog>
  );
}

type KeptPledgeBannerProps = {
  pledge: KeptPledge;
  isOnline: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
};

/** A pledge that failed or may have failed; the person decides, never the device. */
function KeptPledgeBanner({ pledge, isOnline, onConfirm, onDiscard }: KeptPledgeBannerProps) {
  const amount = formatMoney(pledge.amount);
  const untried = isOnline ? keptWords.untried : keptWords.offline;
  return (
    <Banner
      tone="warning"
      action={
        <Row gap={2}>
          <Button variant="secondary" onClick={onConfirm} disabled={!isOnline}>
            {keptWords.confirm}
          </Button>
          {pledge.isUntried && (
            <Button variant="ghost" onClick={onDiscard}>
              {keptWords.discard}
            </Button>
          )}
        </Row>
      }
    >
      {(pledge.isUntried ? untried : keptWords.unknown)(amount)}
    </Banner>
  );
}
