import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import type { SolverRecord } from '#schema/case/proposal.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { formatNumber, plural } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { proposalsContent } from './content.ts';

const { record: words } = proposalsContent;

type RecordProps = { record: SolverRecord | null | undefined };

/** `★ 4.8 (5) · 7 solved`; nothing where it is unknown. */
export function Record({ record }: RecordProps) {
  if (!record) return null;
  const { solved, ratingCount, averageRatingHundredths: rating } = record;
  if (solved === 0) return <div>{words.none}</div>;
  const stars = rating === null ? null : formatNumber(Math.round(rating / 10) / 10);
  return (
    <Figures>
      {stars !== null && (
        <span>
          <Star aria-hidden="true" />
          <span aria-hidden="true">{` ${stars} (${formatNumber(ratingCount)})`}</span>
          <VisuallyHidden as="span">
            {words.rating(stars, plural(ratingCount, words.ratings))}
          </VisuallyHidden>
          <span> · </span>
        </span>
      )}
      <span>{plural(solved, words.solved)}</span>
    </Figures>
  );
}

/** The latest works, each as a strip of two halves: before and after. */
export function Works({ record }: RecordProps) {
  if (!record || record.works.length === 0) return null;
  return (
    <Strips>
      {record.works.map(({ issueId, title, before, after }) => (
        <Strip
          key={issueId}
          href={`/issues/${issueId}`}
          aria-label={words.work(title)}
          title={title}
        >
          {[before, after].map((path) => (
            <img key={path} src={smallUrl(path)} alt="" loading="lazy" decoding="async" />
          ))}
        </Strip>
      ))}
    </Strips>
  );
}

const smallUrl = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}w=800`;

const Figures = styled.div`
  color: ${theme.color.text};
  font-variant-numeric: tabular-nums;

  & svg {
    display: inline-block;
    width: 1em;
    height: 1em;
    fill: currentColor;
    vertical-align: -0.1em;
  }
`;

const Strips = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 7rem));
  gap: ${theme.space[2]};
`;

/** A gap between the halves is the line of the large comparison. */
const Strip = styled(AppLink)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  overflow: hidden;
  aspect-ratio: 2 / 1;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.sunken};

  & img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
  }
`;
