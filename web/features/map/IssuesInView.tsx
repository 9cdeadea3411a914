import { MapPin } from 'lucide-react';
import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { useTakenOver, useWritten } from '#web/net/firstPaint.ts';
import type { Located } from '#web/device/locate.ts';
import { confirmedText } from '#web/features/issues/confirmedText.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { formatDistance } from '#web/format/formatDistance.ts';
import { formatNumber, shortLocation } from '#web/format/format.ts';
import { formatMoneyWhole } from '#web/format/formatMoney.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';
import { MAP_SORTS, type MapSort } from './mapSearch.ts';
import { LISTED_MAX, sortInView } from './shown/sortInView.ts';

const { inView: content } = mapPageContent;
const SORT_OPTIONS = MAP_SORTS.map((value) => ({ value, label: content.sorts[value] }));

type IssuesInViewProps = {
  /** Undefined until the view is known, and when the issues cannot be loaded. */
  issues: readonly Issue[] | undefined;
  /** Painted by the server until then. */
  painted: readonly Issue[] | undefined;
  hasFailed: boolean;
  isSiteEmpty: boolean;
  /** The person's position, if known: distances start there. */
  me: Located | null;
  sort: MapSort;
  onSort: (sort: MapSort) => void;
  onShow: (issue: Issue) => void;
};

/** The map's issues as a list: for keyboards, screen readers and small screens. */
export function IssuesInView(props: IssuesInViewProps) {
  const { issues, painted, hasFailed, isSiteEmpty, me, sort, onSort, onShow } = props;
  const note = useMoneyNote();
  const written = useWritten();
  const listed = useMemo(
    () => sortInView(issues ?? painted ?? [], sort, me?.position ?? null).slice(0, LISTED_MAX),
    [issues, painted, sort, me],
  );
  const left = (issues?.length ?? 0) - listed.length;
  const isUnknown = !issues && listed.length === 0;
  useTakenOver();
  return (
    <Section aria-labelledby="issues-in-view" aria-busy={!issues && !hasFailed}>
      <Head>
        <div>
          <h2 id="issues-in-view">{content.title}</h2>
          <Count>{issues && content.summary(formatNumber(issues.length))}</Count>
        </div>
        {listed.length > 0 && (
          <SelectField
            label={content.sort}
            isLabelHidden
            options={SORT_OPTIONS}
            value={sort}
            onChange={({ target }) => onSort(target.value as MapSort)}
          />
        )}
      </Head>
      {isUnknown && (hasFailed ? <p>{content.failed}</p> : <Skeleton lines={4} height="1.75rem" />)}
      {issues?.length === 0 && <p>{isSiteEmpty ? content.emptySite : content.empty}</p>}
      {note && listed.length > 0 && <Muted as="span">{content.money(note)}</Muted>}
      <List>
        {listed.map(({ issue, awayM }) => (
          <Line
            key={issue.id}
            issue={issue}
            confirmed={written(`confirmed ${issue.id}`, (now) => confirmedText(issue, now))}
            awayM={awayM}
            onShow={onShow}
          />
        ))}
      </List>
      {left > 0 && <Muted as="span">{content.more(formatNumber(left))}</Muted>}
    </Section>
  );
}

type LineProps = {
  issue: Issue;
  /** When somebody last confirmed it, in words. */
  confirmed: string | null;
  awayM: number | null;
  onShow: (issue: Issue) => void;
};

/** Memoized: rendering all of them with each movement would block the map. */
const Line = memo(function Line({ issue, confirmed, awayM, onShow }: LineProps) {
  return (
    <Item>
      <Thumbnail src={cardImageUrl(issue.imageUrl)} />
      <Words>
        <Title href={`/issues/${issue.id}`}>
          <bdi>{issue.title}</bdi>
        </Title>
        <Muted as="span">
          {`${awayM === null ? '' : `${content.away(formatDistance(awayM))} · `}${shortLocation(issue.location)}`}
        </Muted>
        {confirmed && <Muted as="span">{confirmed}</Muted>}
      </Words>
      <Row justify="space-between" gap={2}>
        <StatusBadge status={issue.status} place="map" />
        <Money>{formatMoneyWhole(issue.currentFunding)}</Money>
      </Row>
      <IconButton
        label={content.showOnMap(issue.title)}
        icon={<MapPin aria-hidden="true" />}
        onClick={() => onShow(issue)}
      />
    </Item>
  );
});

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;

  & p {
    color: ${theme.color.textMuted};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};

  & > div:first-child {
    display: grid;
  }
  & h2 {
    font-size: ${theme.fontSize.body};
  }
  & select {
    padding-inline: ${theme.space[3]} ${theme.space[10]};
    font-size: ${theme.fontSize.small};
  }
`;

const Count = styled.output`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  /* Reserves its line. */
  &:empty::before {
    content: '${content.summary('00')}';
    visibility: hidden;
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  /* Rows out of sight cost nothing. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 4.5rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & > * {
    grid-column: 2;
  }
  & > :first-child {
    grid-area: 1 / 1 / span 2;
    align-self: start;

    /* Beside the map on a tablet the words need the room. */
    ${theme.media.mdToLg} {
      display: none;
    }
  }
  & > :last-child {
    grid-area: 1 / 3 / span 2;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled(AppLink)`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.text};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:hover {
    text-decoration: underline;
  }
`;
