import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatDistance } from '#web/format/formatDistance.ts';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { AffectsMeToo } from '#web/features/issues/choices/AffectsMeToo.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from '#web/features/report/content.ts';
import { bboxAround, nearbyReports, type NearbyReport } from './nearbyReports.ts';
import type { ReportValues } from '#web/features/report/reportValues.ts';

const { nearby: content } = reportContent;
const ASKED_FOR = 50;

type NearbyReportsProps = { form: UseFormReturn<ReportValues>; place: Position };

/**
 * Possible duplicates around the chosen place, before sending: from the server, or offline from
 * this device's list.
 */
export function NearbyReports({ form, place }: NearbyReportsProps) {
  const [title, description, category] = useWatch({
    control: form.control,
    name: ['title', 'description', 'category'],
  });
  const query = { bbox: bboxAround(place), pageSize: ASKED_FOR };
  const { data } = useQuery(issuePageQuery(query));
  const found = useMemo(
    () => nearbyReports(data?.data.items ?? [], place, { title, description, category }),
    [data, place, title, description, category],
  );
  if (found.length === 0) return null;
  return (
    <Panel aria-labelledby="nearby-reports">
      <h3 id="nearby-reports">{content.title}</h3>
      <Muted>{content.text}</Muted>
      <List gap={1}>
        {found.map((near) => (
          <Near key={near.issue.id} {...near} />
        ))}
      </List>
    </Panel>
  );
}

/** Saying that one is affected is enough; only the server knows whether this person may. */
function Near({ issue, awayM }: NearbyReport) {
  const { data: dated } = useQuery(issueQuery(issue.id));
  return (
    <li>
      <Thumbnail src={cardImageUrl(issue.imageUrl)} />
      <div>
        <AppLink href={`/issues/${issue.id}`}>
          <bdi>{issue.title}</bdi>
        </AppLink>
        <span>
          <StatusBadge status={issue.status} place="list" />
          <Muted as="span">{content.away(formatDistance(awayM))}</Muted>
        </span>
        {dated && <AffectsMeToo issue={dated.data} />}
      </div>
    </li>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.infoTint};
  overflow-wrap: anywhere;

  & h3 {
    font-size: ${theme.fontSize.body};
  }
`;

const List = styled(PlainList)`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[3]};
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-weight: ${theme.weight.strong};
  }
  & li > div > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;
