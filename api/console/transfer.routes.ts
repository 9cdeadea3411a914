import { importIssues } from './importIssues.ts';
import { dryRun } from '#api/database/connection/dryRun.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { exportIssues } from './exportIssues.sql.ts';
import type { TransferFormat } from '#schema/transfer/issueTransfer.ts';
import { writeIssues } from '#schema/transfer/writeIssues.ts';

const MIME: Record<TransferFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
};

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

export const transferRoutes = {
  async importIssues(request) {
    const { actor, body, services } = request;
    const work = (tx: Transaction) => importIssues(tx, body);
    if (!body.isDryRun) return runCommand(request, work);
    const { pledgeExpiryDays } = services.settings;
    const context = { actor, clock: services.clock, pledgeExpiryDays };
    return { body: await dryRun(services.database, context, work) };
  },

  async exportIssues({ origin, params: { format }, services }) {
    const { clock, database } = services;
    const day = clock.now().toISOString().slice(0, 10);
    const texts = () => writeIssues(exportIssues(database, origin), format);
    return {
      bytes: { length: null, parts: () => bytesOf(texts()) },
      headers: {
        'Content-Type': MIME[format],
        'Content-Disposition': `attachment; filename="issues-${day}.${format}"`,
        'Cache-Control': 'private, no-store',
      },
    };
  },
} satisfies Partial<Handlers>;
