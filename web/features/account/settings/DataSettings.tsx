import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { requestDataExport, type DataExport } from '#schema/people/dataExport.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { byteText } from '#web/format/byteText.ts';
import { formatDateTime } from '#web/format/format.ts';
import { dataExportQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { dataContent as words } from './dataContent.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Export of one's own data, available for a day. */
export function DataSettings() {
  const { data, isPending, refetch } = useQuery(dataExportQuery());
  const [isOpen, setIsOpen] = useState(false);
  if (isPending) return <Skeleton lines={3} />;
  if (data === undefined) return <LoadFailure headingLevel={3} onRetry={refetch} />;
  const isMaking = data !== null && data.ready === null;
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      {isMaking && <output>{words.making}</output>}
      <Row gap={3}>
        {data?.ready && <Ready ready={data.ready} />}
        <Button disabled={isMaking} onClick={() => setIsOpen(true)}>
          {data?.ready ? words.askAgain : words.ask}
        </Button>
      </Row>
      {data?.ready && <Muted>{words.until(formatDateTime(data.ready.endsAt))}</Muted>}
      {isOpen && <AskDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function Ready({ ready }: { ready: NonNullable<DataExport['ready']> }) {
  const { url, bytes, fileCount } = ready;
  return (
    <ButtonLink
      href={url}
      download="trybe-data.zip"
      variant="primary"
      icon={<Download aria-hidden="true" />}
    >
      {words.download(byteText(bytes), fileCount)}
    </ButtonLink>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  return (
    <PasswordDialog
      words={words.dialog}
      label={words.dialog.password}
      send={(body) => call(requestDataExport, { body })}
      onSent={() => void queryClient.invalidateQueries(dataExportQuery())}
      onClose={onClose}
    />
  );
}
