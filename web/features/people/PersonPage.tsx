import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Reputation } from '#schema/people/reputation.ts';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { CardHeading } from '#web/components/layout/CardHeading.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { ApiError } from '#web/net/callErrors.ts';
import { formatDate, formatNumber, plural } from '#web/format/format.ts';
import { formatShare, formatStars } from '#web/format/formatShare.ts';
import { reputationQuery } from './queries.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { peopleContent as content } from './content.ts';
import { TrustPanel } from './TrustPanel.tsx';

const route = getRouteApi('/users/$id');

/**
 * Public record: trust with its log, work as a solver, record as a verifier. `report`: the button
 * that reports it.
 */
export function PersonPage({ report }: { report: ReactNode }) {
  const { id } = route.useParams();
  const { data: person, error, refetch } = useQuery(reputationQuery(id));
  usePageMeta(
    person ? content.pageTitle(person.username) : content.fallbackTitle,
    content.description,
  );
  const isMissing = error instanceof ApiError && error.status < 500;
  return (
    <Framed>
      {person && <Person person={person} report={report} />}
      {!person && !error && <Skeleton lines={10} height="1.75rem" />}
      {!person && isMissing && (
        <EmptyState
          headingLevel={1}
          title={content.missingTitle}
          description={content.missingText}
          action={<ButtonLink href="/issues">{content.browse}</ButtonLink>}
        />
      )}
      {!person && error && !isMissing && <LoadFailure headingLevel={1} onRetry={refetch} />}
    </Framed>
  );
}

function Person({ person, report }: { person: Reputation; report: ReactNode }) {
  return (
    <Stack gap={8}>
      <Head>
        <PersonAvatar username={person.username} src={person.avatarUrl} size="lg" />
        <div>
          <h1>
            <bdi>{person.fullName ?? person.username}</bdi>
          </h1>
          <Quiet>
            {`${person.fullName ? `${person.username} · ` : ''}${content.memberSince(formatDate(person.memberSince))}`}
          </Quiet>
        </div>
      </Head>
      {person.about && <UserText>{person.about}</UserText>}
      <SolverFigures {...person.solver} />
      <VerifierFigures {...person.verifier} />
      <TrustPanel trust={person.trust} />
      <div>{report}</div>
    </Stack>
  );
}

function SolverFigures(figures: Reputation['solver']) {
  const { solver } = content;
  const { issuesSolved, averageRatingHundredths, ratingCount, disputeRateBp } = figures;
  return (
    <section aria-labelledby="as-solver">
      <CardHeading id="as-solver">{solver.title}</CardHeading>
      <Grid columns={3} gap={4} isOfFigures>
        <Stat label={solver.solved} value={formatNumber(issuesSolved)} />
        <Stat
          label={solver.rating}
          value={formatStars(averageRatingHundredths)}
          hint={ratingCount === 0 ? solver.noRatings : plural(ratingCount, solver.ratings)}
        />
        <Stat
          label={solver.disputes}
          value={formatShare(disputeRateBp)}
          hint={solver.disputesHint}
        />
      </Grid>
    </section>
  );
}

function VerifierFigures({ verifications, accuracyBp, consensusBp }: Reputation['verifier']) {
  const { verifier } = content;
  return (
    <section aria-labelledby="as-verifier">
      <CardHeading id="as-verifier">{verifier.title}</CardHeading>
      <Stack gap={4}>
        <Grid columns={3} gap={4} isOfFigures>
          <Stat
            label={verifier.count}
            value={formatNumber(verifications)}
            hint={verifier.countHint}
          />
          <Stat
            label={verifier.accuracy}
            value={formatShare(accuracyBp)}
            hint={verifier.accuracyHint}
          />
          <Stat
            label={verifier.consensus}
            value={formatShare(consensusBp)}
            hint={verifier.consensusHint}
          />
        </Grid>
        <div>
          <ButtonLink href="/leaderboard">{verifier.leaderboard}</ButtonLink>
        </div>
      </Stack>
    </section>
  );
}

const Framed = styled(Page)`
  padding-block-start: ${theme.space[8]};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
