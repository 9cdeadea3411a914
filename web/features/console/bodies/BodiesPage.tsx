import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import {
  listBodies,
  retireBody,
  rotateBodySecret,
  type ResponsibleBody,
} from '#schema/partners/bodies.ts';
import { makeDesk } from '#schema/partners/bodyDesk.ts';
import { reason } from '#schema/text.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { keysContent } from '#web/features/account/keys/keysContent.ts';
import { ShownSecret } from '#web/features/account/keys/ShownSecret.tsx';
import { useCategories } from '#web/features/site/useCategories.ts';
import { formatDate, formatNumber } from '#web/format/format.ts';
import { language } from '#web/format/language.ts';
import { call } from '#web/net/call.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { theme } from '#web/theme/theme.ts';
import { bodiesContent as words } from './bodiesContent.ts';
import { BodyForm } from './BodyForm.tsx';

/** Which body is notified of which reports. */
export function BodiesPage() {
  return (
    <AdminFrame href="/admin/bodies" words={words}>
      <Bodies />
    </AdminFrame>
  );
}

function Bodies() {
  const { data, isPending, refetch } = useQuery(
    endpointQuery(queryKeys.console('bodies'), listBodies),
  );
  const [edited, setEdited] = useState<ResponsibleBody | 'new' | null>(null);
  const [changed, setChanged] = useState<ResponsibleBody | null>(null);
  const [rotated, setRotated] = useState<ResponsibleBody | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [desk, setDesk] = useState<ResponsibleBody | null>(null);
  const [link, setLink] = useState<string | null>(null);
  if (isPending) return <Skeleton height="16rem" shape="block" />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  if (edited)
    return <BodyForm body={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {words.add}
    </Button>
  );
  if (data.bodies.length === 0)
    return (
      <EmptyState headingLevel={2} title={words.none} description={words.noneText} action={add} />
    );
  return (
    <Stack gap={5}>
      <List>
        {data.bodies.map((body) => (
          <BodyCard
            key={body.id}
            body={body}
            onEdit={() => setEdited(body)}
            onChange={() => setChanged(body)}
            onRotate={() => setRotated(body)}
            onDesk={() => setDesk(body)}
          />
        ))}
      </List>
      <div>{add}</div>
      {changed && <RetireDialog body={changed} onClose={() => setChanged(null)} />}
      {rotated && (
        <RotateDialog id={rotated.id} onMade={setSecret} onClose={() => setRotated(null)} />
      )}
      {secret !== null && (
        <ShownSecret words={secretWords} secret={secret} onKept={() => setSecret(null)} />
      )}
      {desk && <DeskDialog id={desk.id} onMade={setLink} onClose={() => setDesk(null)} />}
      {link !== null && (
        <ShownSecret words={linkWords} secret={link} onKept={() => setLink(null)} />
      )}
    </Stack>
  );
}

type BodyCardProps = Record<'onEdit' | 'onChange' | 'onRotate' | 'onDesk', () => void> & {
  body: ResponsibleBody;
};

function BodyCard({ body, onEdit, onChange, onRotate, onDesk }: BodyCardProps) {
  const { nameOf } = useCategories();
  const { name, address, channel, area, isRetired, toldCount, answerCount, goneAt } = body;
  const { readAt, readError } = body;
  const change = isRetired ? words.resume : words.stop;
  return (
    <Card>
      <div>
        <Name>{name}</Name>
        {isRetired && <Muted>{words.retired}</Muted>}
        {goneAt && <Muted>{words.gone(formatDate(goneAt))}</Muted>}
        <Muted>
          <bdi>{`${words[channel]}: ${address}`}</bdi>
        </Muted>
        <Muted>
          {[area ? words.inArea : words.everywhere, ...body.categories.map(nameOf)].join(
            language.comma,
          )}
        </Muted>
        <Muted>{words.facts(formatNumber(toldCount), formatNumber(answerCount))}</Muted>
        {readAt && <Muted>{words.read(formatDate(readAt))}</Muted>}
        {readError && (
          <Muted>
            <span>{words.readTrouble}</span> <bdi>{readError}</bdi>
          </Muted>
        )}
      </div>
      <Row gap={2}>
        <Button aria-label={`${words.edit}: ${name}`} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button aria-label={`${words.desk}: ${name}`} onClick={onDesk}>
          {words.desk}
        </Button>
        {channel === 'webhook' && (
          <Button aria-label={`${words.rotate}: ${name}`} onClick={onRotate}>
            {words.rotate}
          </Button>
        )}
        <Button variant="ghost" aria-label={`${change}: ${name}`} onClick={onChange}>
          {change}
        </Button>
      </Row>
    </Card>
  );
}

const rule = v.object({ reason });
const secretWords = { ...keysContent.shown, ...words.secret };
const linkWords = { ...keysContent.shown, ...words.deskLink };

function RetireDialog({ body, onClose }: { body: ResponsibleBody; onClose: () => void }) {
  const { id, isRetired } = body;
  return (
    <ActDialog
      words={isRetired ? words.resumeAct : words.stopAct}
      rule={rule}
      empty={{ reason: '' }}
      place={{ kind: 'console-body', issueId: id }}
      send={({ reason: why }, idempotencyKey) =>
        call(retireBody, {
          params: { id },
          body: { isRetired: !isRetired, reason: why },
          idempotencyKey,
        })
      }
      onClose={onClose}
    />
  );
}

type DeskDialogProps = { id: string; onMade: (link: string) => void; onClose: () => void };

function DeskDialog({ id, onMade, onClose }: DeskDialogProps) {
  return (
    <ActDialog
      words={words.deskAct}
      rule={rule}
      empty={{ reason: '' }}
      place={{ kind: 'console-body-desk', issueId: id }}
      send={(body) => call(makeDesk, { params: { id }, body })}
      onDone={({ link }) => onMade(link)}
      onClose={onClose}
    />
  );
}

type RotateDialogProps = { id: string; onMade: (secret: string) => void; onClose: () => void };

function RotateDialog({ id, onMade, onClose }: RotateDialogProps) {
  return (
    <ActDialog
      words={words.rotateAct}
      rule={rule}
      empty={{ reason: '' }}
      place={{ kind: 'console-body-rotated', issueId: id }}
      send={(body) => call(rotateBodySecret, { params: { id }, body })}
      onDone={({ secret }) => onMade(secret)}
      onClose={onClose}
    />
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  list-style: none;
  padding: 0;
`;

const Card = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  & > div:first-child {
    min-width: 0;
  }
`;

const Name = styled.h2`
  font-size: ${theme.fontSize.body};
`;
