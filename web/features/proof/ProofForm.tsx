import { useEffect, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { SubmitBar } from '#web/components/fields/SubmitBar.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { CheckInSection } from './CheckInSection.tsx';
import { proofContent as content } from './content.ts';
import { PictureSection } from './PictureSection.tsx';
import type { Preparation } from './preparation.ts';
import {
  toBody,
  listMissing,
  summaryProblem,
  type ProofDraft,
  EMPTY_DRAFT,
  isWorthKeeping,
} from './proofDraft.ts';
import { useProofVideo } from './useProofVideo.ts';
import { useSubmitProof } from './useSubmitProof.ts';
import { VideoSection } from './VideoSection.tsx';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';

type ProofFormProps = {
  userId: string;
  issueId: string;
  preparation: Preparation;
  initial: ProofDraft;
  initialVideo: NewPart | null;
  row: OutboxRowOf<'submitProof'> | null;
};

/** Two photos, check-in, summary; a draft until it is in the outbox. */
export function ProofForm(props: ProofFormProps) {
  const { userId, issueId, preparation, row } = props;
  const { issue, nonce, ghost } = preparation;
  const form = useProofForm({ userId, issueId }, props.initial);
  const video = useProofVideo({ userId, issueId }, props.initialVideo);
  const { draft, set } = form;
  const [hasTried, setHasTried] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const submission = useSubmitProof({
    userId,
    issue: { id: issueId, title: issue.title },
    row,
    drafts: {
      ended: () => [...form.ended(), ...video.ended()],
      hold: form.hold,
      release: form.release,
      end: async () => {
        await Promise.all([form.end(), video.end()]);
      },
    },
  });
  const { notSaved, problem, isSaving, percent } = submission;
  const isWorking = isPreparing || video.isReading;
  const savingLabel = isSaving ? content.saving : undefined;
  const missing = hasTried ? listMissing(draft) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    const ready = toBody(draft, nonce, video.video);
    if (ready) void submission.submit(ready);
  };
  const sections = { issue, onWorking: setIsPreparing };
  return (
    <form onSubmit={submit} noValidate>
      <Ready>
        <Banner tone="success">{content.ready(formatDateTime(preparation.expiresAt))}</Banner>
      </Ready>
      <PictureSection
        {...sections}
        which="before"
        picture={draft.before}
        ghost={ghost}
        onChange={(before) => set({ before })}
      />
      <PictureSection
        {...sections}
        which="after"
        picture={draft.after}
        ghost={draft.before ? toBlob(draft.before) : ghost}
        onChange={(after) => set({ after })}
      />
      <CheckInSection
        issue={issue}
        checkIn={draft.checkIn}
        onChange={(checkIn) => set({ checkIn })}
      />
      <FormSection heading={content.summary.heading} hint={content.summary.hint}>
        <Criteria>
          <strong>{content.summary.criteria}</strong>
          <p>{issue.solutionCriteria}</p>
        </Criteria>
        <TextArea
          label={content.summary.label}
          hint={content.summary.fieldHint}
          rows={5}
          value={draft.summary}
          error={hasTried ? summaryProblem(draft) : undefined}
          onChange={({ target }) => set({ summary: target.value })}
        />
      </FormSection>
      <VideoSection video={video} />
      <Stack gap={4}>
        {missing.length > 0 && (
          <Banner tone="danger" title={content.incomplete}>
            <ul>
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Banner>
        )}
        {notSaved && (
          <Banner tone="danger" title={content.notSavedTitle}>
            {content.notSaved[notSaved]}
          </Banner>
        )}
        {problem && <Banner tone="danger">{content.refused(problem.detail)}</Banner>}
        <SubmitBar
          label={row === null ? content.submit : content.submitChanged}
          pendingLabel={isWorking ? content.photos.working : savingLabel}
          note={content.publicNote}
          percent={percent}
          draftState={form.state}
          onDiscard={() => {
            video.remove();
            void form.discard();
          }}
        />
      </Stack>
    </form>
  );
}

const toBlob = ({ bytes, mime }: { bytes: ArrayBuffer; mime: string }) =>
  new Blob([bytes], { type: mime });

const Ready = styled.div`
  margin-block-end: ${theme.space[6]};
`;

const Criteria = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  font-size: ${theme.fontSize.small};

  & p {
    margin: ${theme.space[1]} 0 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Every change is stored within a second. */
function useProofForm(place: { userId: string; issueId: string }, initial: ProofDraft) {
  const [draft, setDraft] = useState(initial);
  const { touch, flush, clear, ...kept } = useFormDraft<ProofDraft>(
    { ...place, kind: 'proof' },
    {
      read: () => (isWorthKeeping(draft) ? draft : null),
      restore: (stored) => setDraft({ ...EMPTY_DRAFT, ...stored }),
    },
  );
  // At once, when the form has it: a picture cannot be typed again.
  const { before, after } = draft;
  useEffect(() => {
    if (before ?? after) flush();
  }, [before, after, flush]);
  return {
    ...kept,
    draft,
    set: (change: Partial<ProofDraft>) => {
      setDraft((current) => ({ ...current, ...change }));
      touch();
    },
    discard: async () => {
      setDraft(EMPTY_DRAFT);
      await clear();
    },
    /** After it is in the outbox. */
    end: clear,
  };
}
