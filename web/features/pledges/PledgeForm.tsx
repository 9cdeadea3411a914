import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import { pledgeForm } from '#schema/case/pledge.ts';
import type { User } from '#schema/people/user.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ownMoneyContent } from '#web/format/ownMoneyContent.ts';
import { currencySign, formatMoney, formatMoneyShort } from '#web/format/formatMoney.ts';
import { amountOf, centsOf } from '#web/format/moneyInUse.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useConnectivity } from '#web/net/connectivity.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { typedAmount, withTypedAmount, writtenAmount } from '#web/format/typedAmount.ts';
import { AmountField } from '#web/features/site/NumberField.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { useFieldsDraft } from '#web/device/drafts/useFieldsDraft.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';
import { PledgeReceipt } from './PledgeReceipt.tsx';
import { usePledge } from './usePledge.ts';
import { usePledgeTerms } from './usePledgeTerms.ts';
import { Row } from '#web/components/layout/Row.tsx';
import type { KeptPledge } from './keptPledge.ts';

const { form: content, confirm } = pledgesContent;
const EMPTY = { amount: '' };

/** As typed: without trailing zeros. */
const withoutZeros = (amount: string) => amount.replace(/\.0+$/u, '');

/** The platform's largest fee, rounded down as the rule does. */
const largestFeeOf = (amount: string) =>
  amountOf((centsOf(amount) * (10_000n - SOLVER_SHARE_BP)) / 10_000n);

/** Amount, confirmation, and pledges left open while offline. */
export function PledgeForm({ issue }: { issue: IssueDetail }) {
  const { user, isPending } = useCurrentUser();
  if (isPending) return null;
  if (issue.mergedInto) return <EmptyState title={content.merged} />;
  if (!user)
    return (
      <EmptyState
        title={content.logIn}
        action={
          <ButtonLink
            variant="primary"
            href={`/auth?redirect=${encodeURIComponent(`/issues/${issue.id}#pledge`)}`}
          >
            {content.signIn}
          </ButtonLink>
        }
      />
    );
  if (issue.status === 'completed') return <EmptyState title={content.closed} />;
  return <SignedInForm issue={issue} user={user} key={user.id} />;
}

function SignedInForm({ issue, user }: { issue: IssueDetail; user: User }) {
  const { isOnline } = useConnectivity();
  const [isAnyway, setIsAnyway] = useState(false);
  const { terms, isCovered } = usePledgeTerms(issue);
  const { data: settings, isPending } = useQuery(settingsQuery());
  const money = useMoneyRules();
  const rule = useMemo(() => withTypedAmount(pledgeForm(money), 'amount'), [money]);
  const { form } = useFields(rule, EMPTY);
  const draft = useFieldsDraft(form, EMPTY, {
    kind: 'pledge',
    userId: user.id,
    issueId: issue.id,
  });
  const pledge = usePledge(issue, user.id, () => void draft.discard());
  // The resolver returns cents; the validated text is sent.
  const submit = form.handleSubmit(() => pledge.prepare(typedAmount(form.getValues('amount'))));
  // One press is enough: a confirmation follows.
  const choose = (preset: string) => {
    form.setValue('amount', writtenAmount(preset), { shouldDirty: true });
    void submit();
  };
  const prepared = pledge.prepared?.amount ?? '';
  const amount = formatMoney(prepared);
  if (isPending) return <Skeleton lines={5} height="1.75rem" />;

  return (
    <Narrow>
      <Stack gap={5}>
        <h2>{content.title}</h2>
        {pledge.made && pledge.prepared === null && (
          <PledgeReceipt pledge={pledge.made} issue={issue} key={pledge.made.id} />
        )}
        {issue.work ? <Terms terms={terms} /> : <p>{ownMoneyContent.terms.open}</p>}
        {settings && <Banner tone="info">{content.payments[settings.payments]}</Banner>}
        {pledge.kept && !pledge.isPending && (
          <KeptPledgeBanner
            pledge={pledge.kept}
            isOnline={isOnline}
            onConfirm={pledge.resume}
            onDiscard={pledge.discard}
          />
        )}
        {isCovered && !isAnyway && !pledge.made ? (
          <Button isFullWidth onClick={() => setIsAnyway(true)}>
            {ownMoneyContent.terms.anyway}
          </Button>
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap={4}>
              <AmountField
                form={form}
                name="amount"
                label={content.amount}
                hint={content.amountHint(formatMoney(amountOf(money.pledgeMin)))}
                prefix={currencySign()}
                error={form.formState.errors.amount?.message}
              />
              <Presets aria-label={content.presets}>
                {money.presets.map(amountOf).map((preset) => (
                  <Button key={preset} onClick={() => choose(withoutZeros(preset))}>
                    {formatMoneyShort(preset)}
                  </Button>
                ))}
              </Presets>
              <Button
                type="submit"
                variant={pledge.made || issue.work ? 'secondary' : 'primary'}
                size="lg"
                isFullWidth
              >
                {isOnline ? content.submit : content.offlineSubmit}
              </Button>
              <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
            </Stack>
          </form>
        )}
        {!issue.work && <Terms terms={terms} />}
      </Stack>
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
        <Terms terms={terms} />
        <Muted>{confirm.share(SOLVER_SHARE_BP / 100n, formatMoney(largestFeeOf(prepared)))}</Muted>
        {settings?.payments === 'sandbox' && <Muted>{content.payments.sandbox}</Muted>}
      </ConfirmDialog>
    </Narrow>
  );
}

function Terms({ terms }: { terms: readonly string[] }) {
  return terms.map((sentence) => <Muted key={sentence}>{sentence}</Muted>);
}

const Narrow = styled.div`
  max-width: ${theme.size.narrow};
`;

const Presets = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & > button {
    flex: 1;
  }
`;

type KeptPledgeBannerProps = {
  pledge: KeptPledge;
  isOnline: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
};

/** A pledge that failed or may have; the person decides, never the device. */
function KeptPledgeBanner({ pledge, isOnline, onConfirm, onDiscard }: KeptPledgeBannerProps) {
  const { kept } = pledgesContent;
  const amount = formatMoney(pledge.amount);
  return (
    <Banner
      tone="warning"
      action={
        <Row gap={2}>
          <Button variant="secondary" onClick={onConfirm} disabled={!isOnline}>
            {kept.confirm}
          </Button>
          {pledge.isUntried && (
            <Button variant="ghost" onClick={onDiscard}>
              {kept.discard}
            </Button>
          )}
        </Row>
      }
    >
      {pledge.isUntried ? kept.offline(amount) : kept.unknown(amount)}
    </Banner>
  );
}
