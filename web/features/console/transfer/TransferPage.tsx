import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';
import { transferContent } from './transferContent.ts';

/** Where operators bring issues in and take them out. */
export function TransferPage() {
  return (
    <AdminFrame href="/admin/import" words={transferContent}>
      <div>
        <ImportSection />
        <ExportSection />
      </div>
    </AdminFrame>
  );
}
