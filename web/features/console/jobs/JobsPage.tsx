import { useQuery } from '@tanstack/react-query';
import { getHealth, type SiteHealth } from '#schema/console/health.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { byteText } from '#web/format/byteText.ts';
import { formatMoment, formatNumber } from '#web/format/format.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { FactList } from '#web/features/console/frame/FactList.tsx';
import { language } from '#web/format/language.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { jobsContent as words } from './jobsContent.ts';
import { migrationText, listWarnings } from './healthText.ts';

const { facts } = words;

/** Filters are kept in the address. */
export function JobsPage() {
  return (
    <AdminFrame href="/admin/operations" words={words}>
      <Stack gap={10}>
        <section aria-label={words.health}>
          <Health />
        </section>
        <DeliveryList />
      </Stack>
    </AdminFrame>
  );
}

function Health() {
  const { data, isPending, refetch } = useQuery(
    endpointQuery(queryKeys.console('health'), getHealth),
  );
  if (isPending) return <Skeleton height="16rem" shape="block" />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  const warnings = listWarnings(data);
  return (
    <Stack gap={4}>
      {warnings.length === 0 && <Banner tone="success">{words.fine}</Banner>}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      <Facts health={data} />
    </Stack>
  );
}

function Facts({ health }: { health: SiteHealth }) {
  const { database, photos, videos, books } = health;
  const filesText = ({ count, bytes }: SiteHealth['photos']) =>
    facts.files(formatNumber(count), byteText(bytes));
  return (
    <FactList
      facts={[
        [
          facts.database,
          [facts.version(database.version), byteText(database.bytes)].join(language.comma),
        ],
        [facts.migration, migrationText(database.migration)],
        [facts.replicas, replicasText(health)],
        [facts.photos, filesText(photos)],
        [facts.videos, filesText(videos)],
        [facts.disk, diskText(health)],
        [facts.backup, health.backupAt ? formatMoment(health.backupAt) : facts.backupNone],
        [facts.books, booksText(books)],
        [facts.frozen, formatNumber(health.frozenIssues)],
        [facts.signIns, formatNumber(health.signIns)],
        [facts.streams, formatNumber(health.streams)],
        [facts.mail, facts.mailOf[health.mail]],
      ]}
    />
  );
}

function diskText({ disk }: SiteHealth): string {
  if (disk === null) return words.unknown;
  return facts.diskFree(byteText(disk.freeBytes), byteText(disk.sizeBytes));
}

function booksText(books: SiteHealth['books']): string {
  if (books === null) return facts.booksNone;
  const when = formatMoment(books.checkedAt);
  return books.problem === null ? facts.booksHold(when) : facts.booksBroken(when);
}

const replicasText = ({ replicas }: SiteHealth): string =>
  replicas
    .map(({ isUsed, lagBytes }, at) => {
      const lag = lagBytes === null ? words.unknown : byteText(lagBytes);
      return facts.replica(formatNumber(at + 1), isUsed ? facts.used(lag) : facts.leftOut);
    })
    .join(language.comma) || facts.noReplicas;
