import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SuccessStory } from '#schema/issues/story.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ImageWithFallback } from '#web/components/issues/ImageWithFallback.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { formatNumber, plural, shortLocation } from '#web/format/format.ts';
import { formatMoneyShort, formatMoneyWhole } from '#web/format/formatMoney.ts';
import { impactStatsQuery, storiesQuery } from './queries.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { Section } from './Section.tsx';

const { stories: words } = homeContent;

/** Solved issues; nothing if no reporter consents to publication. */
export function SuccessStories() {
  const { data: stories } = useQuery(storiesQuery());
  const { data: live } = useQuery(impactStatsQuery());
  const note = useMoneyNote();
  if (!stories || stories.length === 0) return null;
  const total =
    live && words.total(plural(live.resolved, words.issue), formatMoneyWhole(live.funded));
  return (
    <Section
      title={words.title}
      intro={words.intro}
      action={total && <Total>{note ? `${total} · ${note}` : total}</Total>}
    >
      <Pair>
        {stories.map((story) => (
          <Story key={story.id} story={story} moneyNote={note} />
        ))}
      </Pair>
    </Section>
  );
}

function Story({ story, moneyNote }: { story: SuccessStory; moneyNote: string | null }) {
  const { id, title, location, cost, pledgerCount, days } = story;
  return (
    <Tale as="article" padding="lg">
      <Row>
        <StatusBadge status="completed" place="list" />
        <Muted as="span">{shortLocation(location)}</Muted>
      </Row>
      <StoryTitle>
        <AppLink href={`/issues/${id}`}>
          <bdi>{title}</bdi>
        </AppLink>
      </StoryTitle>
      <Pictures>
        {(['before', 'after'] as const).map((side) => (
          <figure key={side}>
            <ImageWithFallback src={cardImageUrl(story[side])} alt="" ratio="4 / 3" />
            <Muted as="figcaption">{words[side]}</Muted>
          </figure>
        ))}
      </Pictures>
      <Facts>
        <div>
          <dt>{moneyNote ? `${words.cost} · ${moneyNote}` : words.cost}</dt>
          <dd>{formatMoneyShort(cost)}</dd>
        </div>
        <div>
          <dt>{words.donors}</dt>
          <dd>{formatNumber(pledgerCount)}</dd>
        </div>
        <div>
          <dt>{words.days}</dt>
          <dd>{plural(days, words.day)}</dd>
        </div>
      </Facts>
    </Tale>
  );
}

const Total = styled.p`
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${theme.media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tale = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
`;

const StoryTitle = styled.h3`
  font-size: ${theme.fontSize.title};
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.size.hairline} solid ${theme.color.border};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.caption};
  }
  & dd {
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.lead};
    font-weight: ${theme.weight.display};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.lineHeight.snug};
  }
`;
