import { useQuery } from '@tanstack/react-query';
import { Mail, MailX } from 'lucide-react';
import { styled } from 'styled-components';
import type { StoredMail } from '#schema/notices/mailbox.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { ApiError } from '#web/net/callErrors.ts';
import { formatDateTime } from '#web/format/format.ts';
import { mailboxQuery } from '#web/features/notices/queries.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { mailboxContent as content } from './content.ts';

const NOT_FOUND = 404;

/** The user's mails in a development installation, which sends none. */
export function MailboxPage() {
  usePageMeta(content.title, content.subtitle);
  return (
    <Container>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <Mails />
    </Container>
  );
}

function Mails() {
  const { data, isPending, error, refetch } = useQuery(mailboxQuery());
  if (isPending)
    return (
      <div>
        <VisuallyHidden as="output">{content.loading}</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <EmptyState
        headingLevel={2}
        icon={<MailX aria-hidden="true" />}
        title={content.absent.title}
        description={content.absent.text}
      />
    );
  if (!data) return <LoadFailure words={content} onRetry={refetch} />;
  return (
    <Stack gap={6}>
      <Banner>{content.notice}</Banner>
      {data.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={<Mail aria-hidden="true" />}
          title={content.empty.title}
          description={content.empty.text}
          action={
            <ButtonLink href="/profile?section=settings&page=sign-in">
              {content.empty.action}
            </ButtonLink>
          }
        />
      ) : (
        <PlainList aria-label={content.listLabel}>
          {data.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} />
            </li>
          ))}
        </PlainList>
      )}
    </Stack>
  );
}

function MailCard({ mail }: { mail: StoredMail }) {
  return (
    <Card>
      <article>
        <Subject>{mail.subject}</Subject>
        <Facts>
          <span>{`${content.to(mail.to)} · `}</span>
          <time dateTime={mail.sentAt}>{formatDateTime(mail.sentAt)}</time>
        </Facts>
        <MailText text={mail.text} />
      </article>
    </Card>
  );
}

const Subject = styled.h2`
  font-size: ${theme.fontSize.lead};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  margin: ${theme.space[1]} 0 ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
`;

const ADDRESS = /(https?:\/\/\S+)/u;

/** Keeps line breaks and links addresses, like a mail program. */
function MailText({ text }: { text: string }) {
  // Split by a group: every second part is an address.
  const parts = text.split(ADDRESS).map((part, position) => ({ part, position }));
  return (
    <Lines>
      {parts.map(({ part, position }) =>
        position % 2 === 1 ? (
          <a key={position} href={part}>
            {part}
          </a>
        ) : (
          <span key={position}>{part}</span>
        ),
      )}
    </Lines>
  );
}

const Lines = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
