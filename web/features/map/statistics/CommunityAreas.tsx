import { styled } from 'styled-components';
import { COMMUNITY_AREAS } from '#schema/limits.ts';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { plural } from '#web/format/format.ts';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { theme } from '#web/theme/theme.ts';
import { BarList } from './BarList.tsx';
import { communityAreas } from './communityAreas.ts';
import { mapPageContent } from '#web/features/map/content.ts';

const { areas: content } = mapPageContent;

type CommunityAreasProps = {
  /** Undefined while loading, and on failure. */
  issues: readonly { location: string }[] | undefined;
  isPending: boolean;
  title?: string;
};

export function CommunityAreas({ issues, isPending, title = content.title }: CommunityAreasProps) {
  const areas = communityAreas(issues ?? []);
  return (
    <Section aria-label={title} aria-busy={isPending}>
      <h2>{title}</h2>
      {isPending && <Skeleton lines={COMMUNITY_AREAS} height="1.75rem" />}
      {!isPending && areas.length === 0 && <Quiet>{content.empty}</Quiet>}
      {areas.length > 0 && (
        <BarList
          bars={areas.map(({ name, count, percentOfTop }) => ({
            id: name,
            label: name,
            value: plural(count, content.issues),
            percent: percentOfTop,
          }))}
        />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  & h2 {
    font-size: ${theme.fontSize.lead};
  }
`;
