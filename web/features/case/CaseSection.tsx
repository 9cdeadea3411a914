import type { ReactElement } from 'react';
import type { Position } from '#schema/places/geo.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useArrivalScroll } from '#web/components/layout/useArrivalScroll.ts';
import { verificationContent as words } from './content.ts';
import { PayoutCard } from './PayoutCard.tsx';
import { ProofCard } from './ProofCard.tsx';
import { RatingCard } from './RatingCard.tsx';
import { tellStory } from '#schema/issues/story.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { call } from '#web/net/call.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';

/** Target of links to a proof. */
const HEADING_ID = 'proof-of-work';
const isHeading = (hash: string): boolean => hash === HEADING_ID;

type CaseSectionProps = {
  view: CaseView;
  issue: Position & { solutionCriteria?: string | null };
  /** Where an ambassador decides; absent on the desk itself. */
  deskHref?: string;
  /** Absent on the desk. */
  renderReport?: (proof: JudgedProof) => ReactElement | null;
};

/** An issue's proofs, the newest in full, with votes, objections, decisions and payment. */
export function CaseSection({ view, issue, deskHref, renderReport }: CaseSectionProps) {
  const heading = useArrivalScroll<HTMLHeadingElement>(isHeading);
  const [newest, ...earlier] = view.proofs;
  const { rule, confirmRuling } = view.viewer.abilities;
  if (!newest) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} ref={heading}>
        {words.title}
      </h2>
      {deskHref && (rule || confirmRuling) && (
        <Banner
          tone="warning"
          action={
            <ButtonLink href={deskHref} variant="secondary">
              {words.desk.action}
            </ButtonLink>
          }
        >
          {words.desk.text}
        </Banner>
      )}
      {view.payout && <PayoutCard payout={view.payout} issueId={view.issueId} />}
      <ProofCard
        proof={newest}
        view={view}
        issue={issue}
        isNewest
        report={renderReport?.(newest)}
      />
      {earlier.map((proof) => (
        <Disclosure key={proof.id} summary={words.earlier(words.proof(proof.number))}>
          <ProofCard
            proof={proof}
            view={view}
            issue={issue}
            isNewest={false}
            report={renderReport?.(proof)}
          />
        </Disclosure>
      ))}
      {view.status === 'completed' && view.payout && <RatingCard view={view} />}
      {view.viewer.abilities.tellStory && <StoryCard view={view} />}
    </Stack>
  );
}

const { story: storyWords } = words;

/** The reporter of a completed issue chooses whether the site may publish it. */
function StoryCard({ view }: { view: CaseView }) {
  const { issueId, viewer } = view;
  const telling = useDecision({
    issueId,
    words: storyWords,
    send: (isTold: boolean, idempotencyKey) =>
      call(tellStory, { params: { id: issueId }, body: { isTold }, idempotencyKey }),
  });
  return (
    <Card as="section">
      <CheckboxField
        label={storyWords.label}
        hint={storyWords.hint}
        checked={viewer.isStoryTold}
        disabled={telling.isPending}
        onChange={({ target }) => telling.mutate(target.checked)}
      />
    </Card>
  );
}
