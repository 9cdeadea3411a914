import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { TRUST_MAX } from '#schema/limits.ts';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { formatNumber, plural } from '#web/format/format.ts';
import { formatShare, formatStars } from '#web/format/formatShare.ts';
import { reputationQuery } from '#web/features/people/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';

const { reputation: content } = profileContent;

/** The public record in three figures; nothing while it cannot be read. */
export function OwnReputation({ userId }: { userId: string }) {
  const { data, isError } = useQuery(reputationQuery(userId));
  if (isError && !data) return null;
  const isLoading = data === undefined;
  const stars = data?.solver.averageRatingHundredths ?? null;
  const verifications = data?.verifier.verifications ?? 0;
  return (
    <section>
      <SectionHeading>{content.title}</SectionHeading>
      <Stack gap={4}>
        <Figures>
          <Stat
            label={content.trust}
            value={formatNumber(data?.trust.score ?? 0)}
            hint={content.trustHint(formatNumber(TRUST_MAX))}
            isLoading={isLoading}
          />
          <Stat
            label={content.solved}
            value={formatNumber(data?.solver.issuesSolved ?? 0)}
            hint={stars === null ? content.noRating : content.rating(formatStars(stars))}
            isLoading={isLoading}
          />
          <Stat
            label={content.accuracy}
            value={formatShare(data?.verifier.accuracyBp ?? null)}
            hint={content.accuracyHint(plural(verifications, content.vote))}
            isLoading={isLoading}
          />
        </Figures>
        <div>
          <ButtonLink href={`/users/${userId}`}>{content.more}</ButtonLink>
        </div>
      </Stack>
    </section>
  );
}

const Figures = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  ${theme.media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
