import type { OutboxFileDraft } from '#schema/transfer/outboxFile.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { Draft } from './database.ts';

/** A draft for an export file: bytes become `{ base64 }`. */
export function copyDraft({ key, kind, value, updatedAt }: Draft): OutboxFileDraft {
  return { key, kind, value: asText(value) as OutboxFileDraft['value'], updatedAt };
}

/** A draft from an export file. Throws DOMException for broken bytes. */
export function draftFromCopy(copy: OutboxFileDraft, userId: string): Draft {
  return { ...copy, userId, value: asBytes(copy.value) };
}

function asText(part: unknown): unknown {
  if (part instanceof ArrayBuffer) return { base64: toBase64(part) };
  return mapParts(part, asText);
}

function asBytes(part: unknown): unknown {
  if (isBase64(part)) return fromBase64(part.base64);
  return mapParts(part, asBytes);
}

function mapParts(part: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(part)) return part.map(change);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, change(inner)]));
}

function isBase64(part: unknown): part is { base64: string } {
  return (
    typeof part === 'object' &&
    part !== null &&
    'base64' in part &&
    typeof part.base64 === 'string' &&
    Object.keys(part).length === 1
  );
}
