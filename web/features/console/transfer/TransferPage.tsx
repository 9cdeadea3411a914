import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { ImportSection } from './ImportSection.tsx';
import { transferContent } from './transferContent.ts';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { fillPath } from '#schema/defineEndpoint.ts';
import { exportIssues } from '#schema/transfer/issueTransfer.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';

const Programs = lazyPart(
  async () => (await import('#web/features/console/programs/Programs.tsx')).Programs,
);

export function TransferPage() {
  return (
    <AdminFrame href="/admin/import" words={transferContent}>
      <div>
        <ImportSection />
        <ExportSection />
      </div>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Programs />
      </Suspense>
    </AdminFrame>
  );
}

const { export: words } = transferContent;

/** Streamed by the server. */
function ExportSection() {
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <Stack gap={3}>
        <Row gap={3}>
          {(['csv', 'geojson'] as const).map((format) => (
            <ButtonLink
              key={format}
              href={fillPath(exportIssues.path, { format })}
              download={`issues.${format}`}
              icon={<Download aria-hidden="true" />}
            >
              {words[format]}
            </ButtonLink>
          ))}
        </Row>
        <Muted>{words.note}</Muted>
      </Stack>
    </FormSection>
  );
}
