import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatNumber, formatUsdWhole, shortLocation } from '#web/data/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';

const { inView: content } = mapPageContent;
const LISTED_MAX = 12;

type IssuesInViewProps = {
  /** Undefined until it is known what the map shows, and when the issues cannot be loaded. */
  issues: readonly Issue[] | undefined;
  hasFailed: boolean;
  isSiteEmpty: boolean;
  onShow: (issue: Issue) => void;
};

/** The same issues as the map shows, as a list: for keyboards, screen readers and small screens. */
export function IssuesInView({ issues, hasFailed, isSiteEmpty, onShow }: IssuesInViewProps) {
  const listed = issues?.slice(0, LISTED_MAX) ?? [];
  const left = (issues?.length ?? 0) - listed.length;
  return (
    <Section aria-labelledby="issues-in-view" aria-busy={!issues && !hasFailed}>
      <Head>
        <h2 id="issues-in-view">{content.title}</h2>
        <Count>{issues && content.summary(formatNumber(issues.length))}</Count>
      </Head>
      {!issues && (hasFailed ? <p>{content.failed}</p> : <Skeleton lines={4} height="1.75rem" />)}
      {issues?.length === 0 && <p>{isSiteEmpty ? content.emptySite : content.empty}</p>}
      <List>
        {listed.map((issue) => (
          <Item key={issue.id}>
            <Words>
              <Title href={`/issues/${issue.id}`}>{issue.title}</Title>
              <Muted as="span">{shortLocation(issue.location)}</Muted>
            </Words>
            <StatusBadge status={issue.status} place="map" />
            <Money>{formatUsdWhole(issue.currentFunding)}</Money>
            <IconButton
              label={content.showOnMap(issue.title)}
              icon={<MapPin aria-hidden="true" />}
              onClick={() => onShow(issue)}
            />
          </Item>
        ))}
      </List>
      {left > 0 && <Muted as="span">{content.more(formatNumber(left))}</Muted>}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;

  & p {
    margin: 0;
    color: ${theme.color.textMuted};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};

  & h2 {
    margin: 0;
    font-size: ${theme.fontSize.lead};
  }
`;

const Count = styled.output`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & > :nth-child(2) {
    justify-self: start;
  }
  & > :last-child {
    grid-area: 1 / 3 / span 2;
  }
  ${theme.media.md} {
    grid-template-columns: minmax(0, 1fr) 11rem 5rem auto;

    & > :nth-child(3) {
      text-align: end;
    }
    & > :last-child {
      grid-area: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow-wrap: anywhere;

  ${theme.media.belowMd} {
    grid-column: 1 / span 2;
  }
`;

const Title = styled(AppLink)`
  overflow: hidden;
  color: ${theme.color.text};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`;
