import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPasskeys } from '#schema/people/passkeys.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { hasPasskeys } from '#web/device/passkeys.ts';
import { plainHttpContent } from '#web/device/plainHttpContent.ts';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { passkeysQuery } from '#web/features/account/queries.ts';
import { language } from '#web/format/language.ts';
import { PasskeyDialog, type PasskeyTask } from './PasskeyDialog.tsx';
import { passkeyContent as words } from './passkeyContent.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { deviceText } from './deviceText.ts';
import { SettingLine } from './SettingLine.tsx';

export function PasskeySettings() {
  const { data, isPending, refetch } = useQuery(passkeysQuery());
  if (isPending) return <Skeleton lines={4} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  return <Passkeys known={data} />;
}

function Passkeys({ known }: { known: OwnPasskeys }) {
  const { passkeys, recoveryCodesLeft, isRequired } = known;
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      {isRequired && passkeys.length === 0 && <Banner tone="warning">{words.required}</Banner>}
      {passkeys.length > 0 && (
        <PlainList gap={1} aria-label={words.listLabel}>
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              onRemove={() => setTask({ kind: 'remove', id: passkey.id })}
            />
          ))}
        </PlainList>
      )}
      {passkeys.length > 0 && <p>{words.codesLeft(recoveryCodesLeft)}</p>}
      <Row gap={3}>
        {hasPasskeys() ? (
          <Button onClick={() => setTask({ kind: 'add' })}>{words.add}</Button>
        ) : (
          <Muted>{isSecureContext ? words.unsupported : plainHttpContent.passkeys}</Muted>
        )}
        {passkeys.length > 0 && (
          <Button variant="ghost" onClick={() => setTask({ kind: 'renew' })}>
            {words.renew}
          </Button>
        )}
      </Row>
      {task && <PasskeyDialog task={task} onClose={() => setTask(null)} onCodes={setCodes} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
    </Stack>
  );
}

type PasskeyProps = { passkey: OwnPasskeys['passkeys'][number]; onRemove: () => void };

function Passkey({ passkey, onRemove }: PasskeyProps) {
  const { createdAt, lastUsedAt } = passkey;
  const device = deviceText(passkey.device);
  const day = formatDate(createdAt);
  const use = lastUsedAt === null ? words.unused : words.used(formatDateTime(lastUsedAt));
  return (
    <SettingLine>
      <div>
        <strong>{device}</strong>
        <Muted as="div">{[words.made(day), use].join(language.comma)}</Muted>
      </div>
      <Button aria-label={words.removeLabel(device, day)} onClick={onRemove}>
        {words.remove}
      </Button>
    </SettingLine>
  );
}
