import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { formatDistance } from '#web/format/formatDistance.ts';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from '#web/features/issue/content.ts';

const SHOWN = 3;
const { place: words } = issueContent;

/** The nearest issues as links, for keyboards and screen readers. */
export function Neighbours({ issues, from }: { issues: readonly Issue[]; from: Position }) {
  return (
    <section aria-labelledby="nearby">
      <Heading id="nearby">{words.nearby}</Heading>
      <PlainList>
        {issues.slice(0, SHOWN).map((issue) => (
          <Line key={issue.id}>
            <AppLink href={`/issues/${issue.id}`}>
              <bdi>{issue.title}</bdi>
            </AppLink>
            <Muted as="span">{words.away(formatDistance(distanceM(from, issue)))}</Muted>
          </Line>
        ))}
      </PlainList>
    </section>
  );
}

const Heading = styled.h3`
  margin-block-start: ${theme.space[4]};
  font-size: ${theme.fontSize.body};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};

  & > a {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    min-height: ${theme.size.target};
    overflow-wrap: anywhere;
  }
  & > span {
    flex: none;
  }
`;
