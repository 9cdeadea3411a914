import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import {
  type Amendment,
  listAmendments,
  addIssueNote,
  noteForm,
} from '#schema/issues/amendment.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { TwoVersions } from '#web/components/figures/TwoVersions.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { useFormatValue } from '#web/features/issue/useFormatValue.ts';
import { theme } from '#web/theme/theme.ts';
import { issueFieldContent } from '#web/components/issues/issueFieldContent.ts';
import { amendmentsContent as content } from './content.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { call } from '#web/net/call.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

/** Changes (both versions) and notes by the reporter since the first pledge. */
export function Amendments({ issue }: { issue: IssueDetail }) {
  const { id, amendmentCount, status, viewer } = issue;
  return (
    <Stack gap={4}>
      {amendmentCount > 0 && (
        <section>
          <Heading>{content.title}</Heading>
          <AmendmentList issueId={id} />
        </section>
      )}
      {viewer.abilities.edit && status !== 'reported' && <NoteButton issueId={id} />}
    </Stack>
  );
}

function AmendmentList({ issueId }: { issueId: string }) {
  const { data, isPending, refetch } = useQuery(amendmentsQuery(issueId));
  if (isPending) return <Skeleton lines={3} />;
  if (!data) return <LoadFailure words={content} onRetry={refetch} />;
  return (
    <PlainList gap={5}>
      {data.map((amendment) => (
        <li key={amendment.id}>
          <AmendmentEntry amendment={amendment} />
        </li>
      ))}
    </PlainList>
  );
}

function AmendmentEntry({ amendment }: { amendment: Amendment }) {
  const formatValue = useFormatValue();
  const { note, createdAt, fields, photos } = amendment;
  const moment = formatDateTime(createdAt);
  if (note !== null)
    return (
      <>
        <Muted>{content.note(moment)}</Muted>
        <UserText>{note}</UserText>
      </>
    );
  return (
    <Stack gap={3}>
      <Muted>{content.change(moment)}</Muted>
      {fields.map(({ field, from, to }) => (
        <TwoVersions
          key={field}
          name={issueFieldContent[field]}
          first={{ label: content.before, value: formatValue(field, from) }}
          second={{ label: content.after, value: formatValue(field, to) }}
        />
      ))}
      {photos && (
        <TwoVersions
          name={content.photos}
          first={{
            label: content.before,
            value: <Photos of={photos.from} side={content.before} />,
          }}
          second={{ label: content.after, value: <Photos of={photos.to} side={content.after} /> }}
        />
      )}
    </Stack>
  );
}

function Photos({ of, side }: { of: readonly string[]; side: string }) {
  if (of.length === 0) return <span>{content.noPhotos}</span>;
  return (
    <Strip>
      {of.map((address, index) => (
        <a key={address} href={address}>
          <img
            src={`${address}${address.includes('?') ? '&' : '?'}w=800`}
            alt={content.photo(side, index + 1)}
            loading="lazy"
          />
        </a>
      ))}
    </Strip>
  );
}

const Heading = styled.h2`
  margin-block-end: ${theme.space[2]};
`;

const Strip = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & img {
    width: 6rem;
    height: 6rem;
    object-fit: cover;
    border-radius: ${theme.radius.sm};
  }
`;

/** As far as the reader may see them. */
const amendmentsQuery = (id: string) =>
  endpointQuery(queryKeys.amendments(id), listAmendments, { params: { id } });

/** Also when the issue's terms are locked. */
function NoteButton({ issueId }: { issueId: string }) {
  return (
    <div>
      <ReasonButton
        words={content.adding}
        rule={noteForm.entries.text}
        place={{ kind: 'issue-note', issueId }}
        send={(text, idempotencyKey) =>
          call(addIssueNote, { params: { id: issueId }, body: { text }, idempotencyKey })
        }
      />
    </div>
  );
}
