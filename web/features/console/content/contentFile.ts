import type { ConsoleIssue } from '#schema/console/content.ts';
import { contentContent } from './contentContent.ts';

const { columns, file } = contentContent;

/** The columns of the list as a file. */
export const CONTENT_FILE = [
  { label: file.id, valueOf: ({ id }: ConsoleIssue) => id },
  { label: columns.title, valueOf: ({ title }: ConsoleIssue) => title },
  { label: file.status, valueOf: ({ status }: ConsoleIssue) => status },
  { label: columns.reporter, valueOf: ({ reporterName }: ConsoleIssue) => reporterName },
  { label: columns.created, valueOf: ({ createdAt }: ConsoleIssue) => createdAt },
  { label: file.hidden, valueOf: ({ isHidden }: ConsoleIssue) => isHidden },
  { label: file.removed, valueOf: ({ removedAt }: ConsoleIssue) => removedAt },
  { label: file.merged, valueOf: ({ mergedIntoId }: ConsoleIssue) => mergedIntoId },
  { label: file.reports, valueOf: ({ openReportCount }: ConsoleIssue) => openReportCount },
  { label: columns.escrow, valueOf: ({ escrow }: ConsoleIssue) => escrow },
  { label: file.reason, valueOf: ({ lastReason }: ConsoleIssue) => lastReason },
];
