import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  createSiteApiKey,
  listSiteApiKeys,
  newSiteApiKey,
  revokeSiteApiKey,
  type SiteApiKey,
} from '#schema/partners/apiKeys.ts';
import { listBodies } from '#schema/partners/bodies.ts';
import { reason } from '#schema/text.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { keysContent } from '#web/features/account/keys/keysContent.ts';
import { ShownSecret } from '#web/features/account/keys/ShownSecret.tsx';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { endpointQuery, freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { programsContent } from './programsContent.ts';

const { keys: words } = programsContent;
const COLUMNS = columnsOf(words.columns, ['name', 'by', 'made', 'used', 'act']);

export function SiteKeys() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section aria-labelledby="site-keys">
      <Stack gap={4}>
        <h2 id="site-keys">{words.heading}</h2>
        <p>{words.text}</p>
        <Keys />
        <div>
          <Button onClick={() => setIsAdding(true)}>{words.add}</Button>
        </div>
      </Stack>
      {isAdding && <AddDialog onMade={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== null && (
        <ShownSecret words={keysContent.shown} secret={secret} onKept={() => setSecret(null)} />
      )}
    </section>
  );
}

function Keys() {
  const { data, isPending, refetch } = useQuery(
    freshQuery(queryKeys.console('apiKeys'), listSiteApiKeys),
  );
  const [revoked, setRevoked] = useState<SiteApiKey | null>(null);
  if (isPending) return <Skeleton lines={3} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  if (data.length === 0) return <Muted>{words.empty}</Muted>;
  return (
    <>
      <DataTable
        caption={words.caption}
        isCaptionHidden
        isStackedOnPhones
        columns={COLUMNS}
        rows={data.map((key) => ({
          id: key.id,
          cells: {
            name: (
              <>
                <UserText>{key.name}</UserText>
                {key.bodyName && <Muted as="div">{words.answersFor(key.bodyName)}</Muted>}
              </>
            ),
            by: key.byName,
            made: formatDate(key.createdAt),
            used: key.lastUsedAt === null ? words.unused : formatDateTime(key.lastUsedAt),
            act: (
              <Button aria-label={words.revokeLabel(key.name)} onClick={() => setRevoked(key)}>
                {words.revoke}
              </Button>
            ),
          },
        }))}
      />
      {revoked && <RevokeDialog revoked={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

type AddDialogProps = { onMade: (secret: string) => void; onClose: () => void };

function AddDialog({ onMade, onClose }: AddDialogProps) {
  const { data } = useQuery(endpointQuery(queryKeys.console('bodies'), listBodies));
  const bodies = data?.bodies ?? [];
  const uses = [
    { value: '', label: words.adding.reports },
    ...bodies.map(({ id, name }) => ({ value: id, label: words.answersFor(name) })),
  ];
  return (
    <ActDialog
      words={words.adding}
      rule={newSiteApiKey}
      empty={{ name: '', reason: '', bodyId: '' }}
      place={{ kind: 'console-key', issueId: 'new' }}
      send={(body) => call(createSiteApiKey, { body })}
      onDone={({ key }) => onMade(key)}
      onClose={onClose}
      renderFields={(field) => (
        <>
          <TextField label={words.adding.name} autoComplete="off" {...field('name')} />
          {bodies.length > 0 && (
            <SelectField label={words.adding.use} options={uses} {...field('bodyId')} />
          )}
        </>
      )}
    />
  );
}

const rule = v.object({ reason });

function RevokeDialog({ revoked: { id }, onClose }: { revoked: SiteApiKey; onClose: () => void }) {
  return (
    <ActDialog
      words={words.revoking}
      rule={rule}
      empty={{ reason: '' }}
      place={{ kind: 'console-key-revoked', issueId: id }}
      tone="danger"
      send={(body, idempotencyKey) =>
        call(revokeSiteApiKey, { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}
