import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pledgeForm } from '#schema/case/pledge.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { typedAmount, withTypedAmount } from '#web/format/typedAmount.ts';
import { AmountForm, type AmountFields } from './AmountForm.tsx';
import { pledgesContent } from './content.ts';
import { PledgeTerms } from './PledgeTerms.tsx';
import { startPledge } from './startedPledge.ts';

const { form: content } = pledgesContent;
const EMPTY: AmountFields = { amount: '' };

/** The amount first, the account after it: registering leads back to the confirmation. */
export function StrangersPledge({ issue }: { issue: IssueDetail }) {
  const navigate = useNavigate();
  const money = useMoneyRules();
  const rule = useMemo(() => withTypedAmount(pledgeForm(money), 'amount'), [money]);
  const { form } = useFields(rule, EMPTY);
  const submit = form.handleSubmit(() => {
    const { id, title, imageUrl } = issue;
    startPledge({ issueId: id, title, imageUrl, amount: typedAmount(form.getValues('amount')) });
    void navigate({
      to: '/auth',
      search: { preferredRole: 'donator', redirect: `/issues/${id}#pledge` },
    });
  });
  return (
    <Stack gap={5}>
      <h2>{content.title}</h2>
      <p>{content.logIn}</p>
      <AmountForm
        issue={issue}
        form={form}
        onSubmit={submit}
        button={{ label: content.submit, variant: issue.work ? 'secondary' : 'primary' }}
      >
        <Muted>{content.joinNext}</Muted>
      </AmountForm>
      <PledgeTerms issue={issue} />
    </Stack>
  );
}
