import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import type { SuccessStory } from '#schema/issues/story.ts';
import { FEATURED_ISSUES } from '#schema/limits.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ImageWithFallback } from '#web/components/issues/ImageWithFallback.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { fundingAxis } from '#web/features/issues/fundingAxis.ts';
import { issueCardContent } from '#web/features/issues/issueCardContent.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { plural } from '#web/format/format.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { HeroMap } from './HeroMap.tsx';
import { storiesQuery } from './queries.ts';

const { hero, stories: words } = homeContent;

/** The latest solved case, else the newest open one with a picture, else a drawing, all of the same size. */
export function HeroCase() {
  const { data: stories, isPending } = useQuery(storiesQuery());
  const { data: page } = useQuery(issuePageQuery({ pageSize: FEATURED_ISSUES }));
  const [story] = stories ?? [];
  const issue = page?.data.items.find(({ imageUrl, status }) => imageUrl && status !== 'completed');
  if (story) return <Solved story={story} />;
  if (issue) return <Open issue={issue} />;
  return <Room>{!isPending && <HeroMap />}</Room>;
}

function Solved({ story }: { story: SuccessStory }) {
  const { cost, pledgerCount, days } = story;
  const sentence = hero.solved(
    plural(days, words.day),
    formatMoneyShort(cost),
    issueCardContent.pledgers(pledgerCount),
  );
  return (
    <Shown issue={story} words={[sentence]}>
      {(['before', 'after'] as const).map((side) => (
        <Side key={side}>
          <ImageWithFallback src={cardImageUrl(story[side])} alt="" ratio="1" isEager />
          <span>{words[side]}</span>
        </Side>
      ))}
    </Shown>
  );
}

function Open({ issue }: { issue: Issue }) {
  const pledgers = issueCardContent.pledgers(issue.pledgerCount);
  return (
    <Shown issue={issue} words={[fundingAxis(issue)?.text, pledgers]}>
      <ImageWithFallback src={cardImageUrl(issue.imageUrl)} alt="" ratio="2" isEager />
    </Shown>
  );
}

type ShownProps = {
  issue: { id: string; title: string };
  words: readonly (string | undefined)[];
  children: ReactNode;
};

function Shown({ issue, words: sentences, children }: ShownProps) {
  const note = useMoneyNote();
  return (
    <Room as="article">
      <Pictures>{children}</Pictures>
      <Text>
        <AppLink href={`/issues/${issue.id}`}>
          <bdi>{issue.title}</bdi>
        </AppLink>
        <p>{[...sentences, note].filter(Boolean).join(' · ')}</p>
      </Text>
    </Room>
  );
}

/** In landscape a case as wide as a phone's screen would fill it. */
const WIDEST = '28rem';

const Room = styled.div`
  position: relative;
  overflow: clip;
  min-height: calc(min(100vw - ${theme.space[8]}, ${WIDEST}) / 2 + 6rem);
  max-width: ${WIDEST};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  ${theme.media.md} {
    max-width: none;
    min-height: 15rem;
  }
  &:focus-within {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.space[1]};
  }
`;

const Pictures = styled.div`
  display: flex;
  gap: ${theme.size.hairline};
  aspect-ratio: 2;
  overflow: clip;
`;

const Side = styled.div`
  position: relative;
  flex: 1 1 0;

  & > span {
    position: absolute;
    inset-block-end: ${theme.space[2]};
    inset-inline-start: ${theme.space[2]};
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surface};
    font-size: ${theme.fontSize.caption};
    font-weight: ${theme.weight.strong};
    line-height: 1;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  /* One line, cut at its end also where a title runs the other way. */
  & a {
    display: -webkit-box;
    overflow: hidden;
    color: ${theme.color.text};
    font-size: ${theme.fontSize.body};
    font-weight: ${theme.weight.strong};
    text-decoration: none;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;

    /* The whole case leads there. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:focus-visible {
      outline: none;
    }
  }
`;
