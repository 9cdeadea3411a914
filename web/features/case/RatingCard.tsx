import { Star } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { RATING_MAX, RATING_MIN } from '#schema/limits.ts';
import { rateSolver } from '#schema/people/reputation.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Legend } from '#web/components/fields/Legend.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { ChoiceInput } from '#web/components/fields/ChoiceInput.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { call } from '#web/net/call.ts';
import { plural } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent } from './content.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';

const { rating: words } = verificationContent;
const ALL = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, at) => RATING_MIN + at);

/** Ratings of the solver by reporter and donors, with the viewer's own. */
export function RatingCard({ view }: { view: CaseView }) {
  const { rating, viewer, issueId } = view;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{words.heading}</h3>
        <p>
          {joinTexts(
            rating.averageHundredths === null
              ? words.none
              : words.average(
                  (rating.averageHundredths / 100).toFixed(1),
                  plural(rating.count, words.rating),
                ),
            viewer.ownStars !== null && words.own(plural(viewer.ownStars, words.star)),
          )}
        </p>
        {viewer.abilities.rate && <RatingForm issueId={issueId} />}
      </Stack>
    </Card>
  );
}

function RatingForm({ issueId }: { issueId: string }) {
  const { chosen, comment, set, draft } = useRatingDraft(issueId);
  const [hasTried, setHasTried] = useState(false);
  const rating = useDecision({
    issueId,
    words,
    send: (body: { stars: number; comment: string }, idempotencyKey) =>
      call(rateSolver, { params: { id: issueId }, body, idempotencyKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (chosen === null) return;
    rating.mutate(
      { stars: chosen, comment: comment.trim() },
      { onSuccess: () => void draft.clear() },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <fieldset aria-describedby="rating-error">
          <Legend>{words.label}</Legend>
          <Stars>
            {ALL.map((value) => (
              <label key={value} data-is-lit={chosen !== null && value <= chosen}>
                <ChoiceInput
                  name="stars"
                  value={value}
                  checked={chosen === value}
                  onChange={() => set({ chosen: value })}
                />
                <Star aria-hidden="true" />
                <VisuallyHidden>{plural(value, words.star)}</VisuallyHidden>
              </label>
            ))}
          </Stars>
          {hasTried && chosen === null && <FieldError id="rating-error">{words.choose}</FieldError>}
        </fieldset>
        <TextArea
          label={words.comment}
          isOptional
          rows={3}
          value={comment}
          onChange={({ target }) => set({ comment: target.value })}
        />
        <Row gap={3}>
          <SubmitButton words={words} isPending={rating.isPending} />
          <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
        </Row>
        <p>{words.hint}</p>
      </Stack>
    </form>
  );
}

type Rating = { chosen: number | null; comment: string };
const EMPTY: Rating = { chosen: null, comment: '' };

/** Stars and comment, kept on the device. */
function useRatingDraft(issueId: string) {
  const { user } = useCurrentUser();
  const [value, setValue] = useState(EMPTY);
  const { state, touch, clear } = useFormDraft<Rating>(
    { kind: 'rating', userId: user?.id ?? '', issueId },
    {
      read: () => (value.chosen === null && value.comment.trim() === '' ? null : value),
      restore: setValue,
    },
  );
  return {
    ...value,
    set: (change: Partial<Rating>) => {
      setValue((current) => ({ ...current, ...change }));
      touch();
    },
    draft: {
      state,
      clear,
      discard: async () => {
        setValue(EMPTY);
        await clear();
      },
    },
  };
}

const Stars = styled.div`
  display: flex;

  & label {
    position: relative;
    display: grid;
    place-items: center;
    width: ${theme.size.targetLarge};
    height: ${theme.size.targetLarge};
    border-radius: ${theme.radius.md};
    color: ${theme.color.borderStrong};
    cursor: pointer;
  }
  & label:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
  }
  & [data-is-lit='true'] {
    color: ${theme.color.warning};
  }
  & [data-is-lit='true'] svg {
    fill: currentcolor;
  }
`;
