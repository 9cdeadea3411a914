import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stored, StoredMessage, StoredReport } from './checkDelivery.ts';
import type { Site } from './site.ts';

type PhotoRow = { issueId: string; id: string; sha256: string };

/** What the server holds when all is over, `except` the issues that were there before. */
export async function readStored(
  postgres: Site['postgres'],
  dataDir: string,
  except: readonly string[],
): Promise<Stored> {
  const reports = await postgres.query<Omit<StoredReport, 'photos'>>(
    `select id, reporter_id as "userId", title, (
       select count(*)::int from audit_entry
       where issue_id = issue.id and action = 'issue_edited'
     ) as edits
     from issue where id <> all($1::uuid[])`,
    [except],
  );
  const photos = await postgres.query<PhotoRow>(
    `select issue_id as "issueId", upload.id, encode(sha256, 'hex') as sha256
     from issue_photo join upload on upload.id = upload_id order by issue_id, position`,
  );
  const messages = await postgres.query<StoredMessage>(
    `select id, issue_id as "issueId", user_id as "userId", message as text
     from chat_message order by issue_id, created_at, id`,
  );
  const withFiles = await Promise.all(
    photos.map(async (photo) => ({
      ...photo,
      fileSha256: await hashOfFile(dataDir, photo.sha256),
    })),
  );
  return {
    messages,
    reports: reports.map((report) => ({
      ...report,
      photos: withFiles
        .filter(({ issueId }) => issueId === report.id)
        .map(({ id, sha256, fileSha256 }) => ({ id, sha256, fileSha256 })),
    })),
  };
}

async function hashOfFile(dataDir: string, sha256: string): Promise<string | null> {
  const file = path.join(dataDir, 'files', 'originals', sha256.slice(0, 2), sha256);
  const bytes = await readFile(file).catch(() => null);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
