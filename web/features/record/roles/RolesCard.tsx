import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { RoleList } from '#schema/people/appointments.ts';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDate } from '#web/format/format.ts';
import { CardHead } from '#web/features/record/transparency/CardHead.tsx';
import { theme } from '#web/theme/theme.ts';
import { Announced } from './Announced.tsx';
import { roleName } from './roleName.ts';
import { rolesContent as words } from './rolesContent.ts';
import { rolesQuery } from './rolesQuery.ts';

/** Who holds which role, since when and by whom, and what is announced. */
export function RolesCard() {
  const { data: list, isError } = useQuery(rolesQuery());
  return (
    <Card padding="lg" as="section">
      <Stack gap={4}>
        <CardHead title={words.title} text={words.text} />
        {!list && (isError ? <p>{words.failed}</p> : <Skeleton lines={4} />)}
        {list?.holders.length === 0 && <p>{words.none}</p>}
        {list && <Holders holders={list.holders} />}
        {list && <h3>{words.announced.heading}</h3>}
        {list && <Announced pending={list.pending} />}
      </Stack>
    </Card>
  );
}

function Holders({ holders }: Pick<RoleList, 'holders'>) {
  return (
    <List>
      {holders.map(({ userId, userName, since, byName, ...role }) => (
        <li key={userId}>
          <bdi>{userName}</bdi>
          <span>
            {` · ${since === null ? roleName(role) : words.since(roleName(role), formatDate(since))} `}
          </span>
          <Muted as="span">{byName === null ? words.byServer : words.by(byName)}</Muted>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
`;
