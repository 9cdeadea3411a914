import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AuditEntry } from '#schema/case/audit.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, plural } from '#web/format/format.ts';
import { profileRecordQuery } from '#web/features/record/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { CardHead } from './CardHead.tsx';
import { profileRecordContent as words } from './profileRecordContent.ts';

const SHOWN = 10;

/** Moderation decisions about profiles, which are in no issue's record. */
export function ProfileRecordCard() {
  const { data: entries, isError } = useQuery(profileRecordQuery());
  return (
    <Card padding="lg" as="section">
      <Stack gap={4}>
        <CardHead title={words.title} text={words.text} />
        {!entries && (isError ? <p>{words.failed}</p> : <Skeleton lines={3} />)}
        {entries?.length === 0 && <p>{words.none}</p>}
        {entries && entries.length > 0 && <Entries entries={entries} />}
      </Stack>
    </Card>
  );
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  return (
    <>
      <Muted>{words.count(plural(entries.length, words.entry))}</Muted>
      <List>
        {entries
          .toReversed()
          .slice(0, SHOWN)
          .map((entry) => (
            <li key={entry.sequence}>
              <span>{recordSentence(entry)}</span>{' '}
              <Muted as="span">{formatDateTime(entry.createdAt)}</Muted>
            </li>
          ))}
      </List>
      <div>
        <ButtonLink variant="ghost" href="/api/profile-record" target="_blank">
          {words.download}
        </ButtonLink>
      </div>
    </>
  );
}

function recordSentence({ action, data }: AuditEntry): string {
  const { choice = '', outcome = '' } = JSON.parse(data) as { choice?: string; outcome?: string };
  if (action === 'moderation_decided') return words.decided[choice] ?? words.other;
  if (action === 'moderation_appeal_settled') return words.settled[outcome] ?? words.other;
  return action === 'moderation_appealed' ? words.appealed : words.other;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
`;
