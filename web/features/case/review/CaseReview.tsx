import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import type { JudgedProof } from '#schema/case/verification.ts';
import { ProofReview } from '#web/features/proof/review/ProofReview.tsx';
import { theme } from '#web/theme/theme.ts';
import { caseReviewContent as words } from './content.ts';
import { Promised } from './Promised.tsx';
import { Said } from './Said.tsx';
import type { SeenParts } from './useSeenParts.ts';

type CaseReviewProps = {
  proof: JudgedProof;
  issue: Position & { solutionCriteria?: string | null };
  /** False if the page shows them already. */
  hasPhotos?: boolean;
  /** The judge's own act, always in view; null: nothing is left to do. */
  act: ReactNode;
  /** Set if the act waits until everything has been on the screen. */
  parts?: SeenParts;
};

/**
 * What every judge of the work sees, be it a donor, a juror or an ambassador: what was promised, what was
 * delivered, what people said, and their own action.
 */
export function CaseReview({ proof, issue, hasPhotos = true, act, parts }: CaseReviewProps) {
  return (
    <Frame>
      <Columns>
        <Part as="section" ref={parts?.promised} $area="promised">
          <h4>{words.promised.heading}</h4>
          <Promised proof={proof} criteria={issue.solutionCriteria ?? ''} />
        </Part>
        <Part $area="evidence">
          <section ref={parts?.delivered}>
            {hasPhotos && <h4>{words.delivered}</h4>}
            <ProofReview proof={proof} issue={issue} hasPhotos={hasPhotos} />
          </section>
          <section ref={parts?.said}>
            <h4>{words.said.heading}</h4>
            <Said proof={proof} />
          </section>
        </Part>
        {act && <Act>{act}</Act>}
      </Columns>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template: 'promised' 'evidence' 'act' / minmax(0, 1fr);
  gap: ${theme.space[6]};

  & h4 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.fontSize.lead};
  }
  @container (min-width: 56rem) {
    grid-template: 'evidence promised' auto 'evidence act' 1fr / minmax(0, 1fr) 22rem;
    column-gap: ${theme.space[8]};
  }
`;

const Part = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;

  & > section + section {
    margin-block-start: ${theme.space[6]};
  }
`;

/** At the thumb while any of the evidence is in view; above the page's own bar, which it covers. */
const Act = styled.div`
  position: sticky;
  z-index: ${theme.z.bottomBar};
  inset-block-end: 0;
  grid-area: act;
  align-self: start;
  min-width: 0;
  padding-block: ${theme.space[2]} max(${theme.space[2]}, env(safe-area-inset-bottom));
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.surface};

  ${theme.media.belowMd} {
    /* As wide as the window, whatever contains it; the content below stays visible. */
    box-shadow: 0 0 0 100vmax ${theme.color.surface};
    clip-path: inset(-1px -100vmax 0);
  }
  ${theme.media.print} {
    display: none;
  }
  @container (min-width: 56rem) {
    inset-block: calc(${theme.size.header} + ${theme.space[4]}) auto;
  }
`;
