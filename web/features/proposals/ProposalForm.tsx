import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  createProposal,
  proposalForm,
  type CreateProposalRequest,
} from '#schema/issues/proposal.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { showToast } from '#web/components/toast/toastStore.ts';
import { call } from '#web/data/server/call.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { showFieldErrors } from '#web/data/server/showFieldErrors.ts';
import { useAttemptKey } from '#web/data/server/useAttemptKey.ts';
import { useFieldsDraft } from '#web/data/drafts/useFieldsDraft.ts';
import { theme } from '#web/theme/theme.ts';
import { proposalsContent } from './content.ts';

const { form: content, toast } = proposalsContent;
const FIELDS = ['description', 'proposedCompensation', 'estimatedTimeToComplete'] as const;
const EMPTY = { description: '', proposedCompensation: '', estimatedTimeToComplete: '' };

type ProposalFormProps = { issueId: string; userId: string };

/** An offer to solve an issue. A refused or unanswered one keeps its text, and so does a page that was closed. */
export function ProposalForm({ issueId, userId }: ProposalFormProps) {
  const form = useForm({ resolver: valibotResolver(proposalForm), defaultValues: EMPTY });
  const { errors } = form.formState;
  const draft = useFieldsDraft(form, EMPTY, { kind: 'proposal', userId, issueId });
  const submission = useProposalSubmission(issueId);

  const submit = form.handleSubmit(() =>
    // The resolver hands on cents and days; the API takes the texts, as written.
    submission.mutate(
      { ...form.getValues(), issueId },
      {
        onSuccess: () => void draft.discard(),
        onError: (error) => void showFieldErrors(error, FIELDS, form.setError),
      },
    ),
  );

  return (
    <Card padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading>{content.title}</Heading>
            <p>{content.intro}</p>
          </Stack>
          <TextArea
            label={content.description}
            rows={5}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <Grid columns={2} gap={5}>
            <TextField
              label={content.compensation}
              prefix="$"
              inputMode="decimal"
              error={errors.proposedCompensation?.message}
              {...form.register('proposedCompensation', {
                setValueAs: (typed: string) => typed.trim(),
              })}
            />
            <TextField
              label={content.time}
              hint={content.timeHint}
              error={errors.estimatedTimeToComplete?.message}
              {...form.register('estimatedTimeToComplete')}
            />
          </Grid>
          <Row gap={3}>
            <Button
              type="submit"
              variant="primary"
              isPending={submission.isPending}
              pendingLabel={content.pending}
            >
              {content.submit}
            </Button>
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

function useProposalSubmission(issueId: string) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: CreateProposalRequest) =>
      call(createProposal, {
        params: { id: issueId },
        body,
        idempotencyKey: attempt.keyFor(JSON.stringify(body)),
      }),
    onSuccess: () => {
      attempt.settle();
      showToast({ title: toast.submitted, description: toast.submittedText });
      for (const queryKey of [
        queryKeys.proposals(issueId),
        queryKeys.issue(issueId),
        queryKeys.issues(),
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      attempt.settle(error);
      showToast({
        title: toast.submitFailed,
        description: messageOf(error),
        variant: 'destructive',
      });
    },
  });
}

const Heading = styled.h2`
  font-size: ${theme.fontSize.title};
`;
