import { styled } from 'styled-components';
import type { ModerationCase } from '#schema/moderation/queue.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime, formatNumber, plural } from '#web/format/format.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { theme } from '#web/theme/theme.ts';
import { CaseDecision } from './CaseDecision.tsx';
import { moderationQueueContent as words } from './moderationQueueContent.ts';

type CardProps = { moderationCase: ModerationCase };

/** A reported item: its text, the reports, earlier decisions. */
export function ModerationCard({ moderationCase }: CardProps) {
  return (
    <Card as="article">
      <Stack gap={5}>
        <Head moderationCase={moderationCase} />
        <Content content={moderationCase.content} />
        <Told moderationCase={moderationCase} />
        <History moderationCase={moderationCase} />
        <CaseDecision moderationCase={moderationCase} />
      </Stack>
    </Card>
  );
}

function Head({ moderationCase }: CardProps) {
  const { kind, issueId, issueTitle, authorId, authorName, openedAt, reportCount } = moderationCase;
  return (
    <Row justify="space-between" align="start">
      <Stack gap={1}>
        <h3>
          <span>{`${words.kinds[kind]} ${words.by} `}</span>
          {authorId === null ? (
            <span>{words.nobody}</span>
          ) : (
            <AppLink href={`/users/${authorId}`}>{authorName}</AppLink>
          )}
        </h3>
        {issueId && <AppLink href={`/issues/${issueId}`}>{issueTitle}</AppLink>}
        {issueId && <AppLink href={`/issues/${issueId}/audit`}>{words.record}</AppLink>}
        <Muted>{words.since(formatDateTime(openedAt))}</Muted>
      </Stack>
      <Badge tone="warning">{plural(reportCount, words.reports)}</Badge>
    </Row>
  );
}

function Content({ content }: { content: ModerationCase['content'] }) {
  const { title, text, photos, isGone } = content;
  return (
    <Stack as="section" gap={3}>
      <h4>{words.content}</h4>
      {isGone && <Muted>{words.gone}</Muted>}
      <Quote>
        {title && (
          <strong>
            <bdi>{title}</bdi>
          </strong>
        )}
        {text === '' && !title ? <Muted>{words.noText}</Muted> : <UserText>{text}</UserText>}
      </Quote>
      {photos.length > 0 && (
        <Photos>
          {photos.map(({ id, url }, at) => (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              <img
                src={cardImageUrl(url) ?? url}
                alt={words.photo(formatNumber(at + 1))}
                loading="lazy"
              />
            </a>
          ))}
        </Photos>
      )}
    </Stack>
  );
}

function Told({ moderationCase: { reports } }: CardProps) {
  if (reports.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h4>{words.told}</h4>
      <Statements
        items={reports.map(({ ground, text, reportedAt }, at) => ({
          id: String(at),
          head: `${words.grounds[ground]} · ${formatDateTime(reportedAt)}`,
          text: text === '' ? words.noWords : text,
        }))}
      />
    </Stack>
  );
}

function History({ moderationCase: { history } }: CardProps) {
  if (history.length === 0) return null;
  return (
    <Disclosure summary={words.history(formatNumber(history.length))}>
      <Statements
        items={history.map(({ kind, choice, reason, decidedAt, isSameThing, isUndone }) => ({
          id: decidedAt,
          head: [
            `${words.kinds[kind]}: ${words.options[choice]}`,
            formatDateTime(decidedAt),
            ...(isSameThing ? [words.sameThing] : []),
            ...(isUndone ? [words.undone] : []),
          ].join(' · '),
          text: reason,
        }))}
      />
    </Disclosure>
  );
}

const Quote = styled.blockquote`
  display: grid;
  gap: ${theme.space[2]};
  max-height: 24rem;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow: auto;
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  & img {
    width: 12rem;
    max-width: 100%;
    border-radius: ${theme.radius.md};
  }
`;
