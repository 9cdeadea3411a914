import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatUsdWhole, plural } from '#web/data/format/format.ts';
import { impactStatsQuery } from '#web/data/queries/queries.ts';
import { siteContent, type SuccessStory } from '#web/data/site/siteContent.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { Section } from './Section.tsx';

const { stories } = homeContent;
const [one, many] = stories.issue;

/** What it looks like when it works, and how often it has. */
export function SuccessStories() {
  const { data: live, isError } = useQuery(impactStatsQuery());
  const { solvedInAll, raised } = siteContent.figures;
  const total = live
    ? stories.total(plural(live.resolved, one, many), formatUsdWhole(live.funded))
    : stories.total(`${solvedInAll} ${many}`, raised);
  return (
    <Section
      title={stories.title}
      intro={stories.intro}
      action={(live || !isError) && <Total $isLive={live !== undefined}>{total}</Total>}
    >
      <Pair>
        {siteContent.stories.map((story) => (
          <Story key={story.id} {...story} />
        ))}
      </Pair>
    </Section>
  );
}

function Story({ title, place, text, facts, voice }: SuccessStory) {
  return (
    <Tale as="article" padding="lg">
      <Head>
        <StatusBadge status="completed" place="list" />
        <Muted as="span">{place}</Muted>
      </Head>
      <StoryTitle>{title}</StoryTitle>
      <p>{text}</p>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Voice>
        <blockquote>“{voice.quote}”</blockquote>
        <Muted as="figcaption">
          {voice.name}, {voice.role}
        </Muted>
      </Voice>
    </Tale>
  );
}

const Total = styled.p<{ $isLive: boolean }>`
  color: ${({ $isLive }) => ($isLive ? theme.color.text : theme.color.textFaint)};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Pair = styled.div`
  display: grid;
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const StoryTitle = styled.h3`
  font-size: ${theme.fontSize.title};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
  border-block: ${theme.size.hairline} solid ${theme.color.border};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.caption};
  }
  & dd {
    margin: 0;
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.title};
    font-weight: ${theme.weight.display};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.lineHeight.snug};
  }
`;

const Voice = styled.figure`
  display: grid;
  gap: ${theme.space[1]};

  & blockquote {
    margin: 0;
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.lead};
    line-height: ${theme.lineHeight.snug};
  }
`;
