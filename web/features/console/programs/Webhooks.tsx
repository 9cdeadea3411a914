import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { listWebhooks, type Webhook } from '#schema/partners/webhooks.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { keysContent } from '#web/features/account/keys/keysContent.ts';
import { ShownSecret } from '#web/features/account/keys/ShownSecret.tsx';
import { formatDate } from '#web/format/format.ts';
import { language } from '#web/format/language.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { theme } from '#web/theme/theme.ts';
import { AddWebhook, RemoveWebhook, RotateSecret } from './WebhookDialogs.tsx';
import { WebhookMessages } from './WebhookMessages.tsx';
import { webhooksContent as words } from './webhooksContent.ts';

const shownWords = { ...keysContent.shown, ...words.shown };

export function Webhooks() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section aria-labelledby="webhooks">
      <Stack gap={4}>
        <h2 id="webhooks">{words.heading}</h2>
        <p>{words.text}</p>
        <List onSecret={setSecret} />
        <div>
          <Button onClick={() => setIsAdding(true)}>{words.add}</Button>
        </div>
      </Stack>
      {isAdding && <AddWebhook onMade={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== null && (
        <ShownSecret words={shownWords} secret={secret} onKept={() => setSecret(null)} />
      )}
    </section>
  );
}

type OnSecret = (secret: string) => void;

function List({ onSecret }: { onSecret: OnSecret }) {
  const { data, isPending, refetch } = useQuery(
    freshQuery(queryKeys.console('webhooks'), listWebhooks),
  );
  if (isPending) return <Skeleton lines={3} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  if (data.length === 0) return <Muted>{words.empty}</Muted>;
  return (
    <PlainList gap={3} aria-label={words.listLabel}>
      {data.map((webhook) => (
        <Item key={webhook.id} webhook={webhook} onSecret={onSecret} />
      ))}
    </PlainList>
  );
}

function Item({ webhook, onSecret }: { webhook: Webhook; onSecret: OnSecret }) {
  const { id, url, events, byName, createdAt, goneAt } = webhook;
  const [asked, setAsked] = useState<'rotation' | 'removal' | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const messagesId = useId();
  const close = () => setAsked(null);
  return (
    <Card>
      <div>
        <Address>
          <bdi dir="ltr">{url}</bdi>
        </Address>
        <Muted as="div">{goneAt === null ? words.on : words.gone(formatDate(goneAt))}</Muted>
        <Muted as="div">{events.map((event) => words.events[event]).join(' · ')}</Muted>
        <Muted as="div">
          {[words.made(byName, formatDate(createdAt)), words.counts(webhook)].join(language.comma)}
        </Muted>
      </div>
      <Row gap={2}>
        <Button
          aria-label={`${words.messages.button}: ${url}`}
          aria-expanded={isOpen}
          aria-controls={messagesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.messages.button}
        </Button>
        <Button aria-label={`${words.rotate}: ${url}`} onClick={() => setAsked('rotation')}>
          {words.rotate}
        </Button>
        <Button
          variant="ghost"
          aria-label={`${words.remove}: ${url}`}
          onClick={() => setAsked('removal')}
        >
          {words.remove}
        </Button>
      </Row>
      <div id={messagesId}>{isOpen && <WebhookMessages webhook={webhook} />}</div>
      {asked === 'rotation' && <RotateSecret id={id} onMade={onSecret} onClose={close} />}
      {asked === 'removal' && <RemoveWebhook id={id} onClose={close} />}
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
`;

const Address = styled.h3`
  font-size: ${theme.fontSize.body};
`;
