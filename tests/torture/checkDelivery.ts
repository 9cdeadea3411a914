import type { Action } from './actionLog.ts';

/** A row of a device's queue when all is over. */
export type DeviceRow = { key: string; status: string; problem: string | null };

export type StoredPhoto = {
  id: string;
  /** As the database says. */
  sha256: string;
  /** Of the file's bytes; null when there is no such file. */
  fileSha256: string | null;
};
export type StoredReport = {
  id: string;
  userId: string | null;
  title: string;
  photos: StoredPhoto[];
  /** Edits on the record of this report. */
  edits: number;
};
export type StoredMessage = { id: string; issueId: string; userId: string | null; text: string };

export type Stored = {
  reports: StoredReport[];
  /** In the order in which the server took them. */
  messages: StoredMessage[];
};

export type Violation = {
  rule:
    | 'lost_on_device'
    | 'not_received'
    | 'missing'
    | 'stored_twice'
    | 'changed'
    | 'wrong_author'
    | 'photo_differs'
    | 'out_of_order'
    | 'edit_count'
    | 'nobody_did_it'
    | 'improper_answer'
    | 'read_old'
    | 'unheard'
    | 'not_usable';
  detail: string;
};

type Rows = ReadonlyMap<string, DeviceRow>;
type Report = (rule: Violation['rule'], detail: string) => void;

/**
 * Holds what people did against what devices and server have. Empty means: everything that a device
 * kept is on the server exactly once, unchanged, with its photos, by its writer and in order, and
 * nothing else is there. What a device was asked to keep while it died may be there or not, but the
 * device and the server agree on it.
 */
export function checkDelivery(
  actions: readonly Action[],
  deviceRows: readonly DeviceRow[],
  stored: Stored,
): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (rule, detail) => violations.push({ rule, detail });
  const rows = new Map(deviceRows.map((row) => [row.key, row]));
  checkDevices(actions, rows, report);
  const kept = actions.filter(({ key }) => rows.has(key));
  checkStrangers(kept, stored, report);
  checkReports(kept, stored.reports, report);
  checkMessages(kept, stored.messages, report);
  checkOrder(kept, stored.messages, report);
  return violations;
}

/** From the moment the line is whole until a device was used again; null: never. */
export type UsedAgain = { device: string; afterMs: number | null };

/** Every device works again soon, whatever the line has told it. */
export function checkUsable(devices: readonly UsedAgain[], withinMs: number): Violation[] {
  return devices
    .filter(({ afterMs }) => afterMs === null || afterMs > withinMs)
    .map(({ device, afterMs }) => ({
      rule: 'not_usable',
      detail: afterMs === null ? `${device} never` : `${device} after ${Math.round(afterMs)} ms`,
    }));
}

const nameOf = ({ kind, text }: Action) => `${kind} "${text}"`;

function checkDevices(actions: readonly Action[], rows: Rows, report: Report): void {
  for (const action of actions) {
    const row = rows.get(action.key);
    if (!row && action.isAcknowledged) report('lost_on_device', nameOf(action));
    if (row && row.status !== 'received')
      report('not_received', `${nameOf(action)} is ${row.status} (${row.problem ?? 'no reason'})`);
  }
}

/** Texts are unique, so a second copy under whatever id shows itself. */
function checkStrangers(kept: readonly Action[], stored: Stored, report: Report): void {
  const known = new Set(kept.map(({ entityId }) => entityId));
  const texts = new Set(kept.map(({ text }) => text));
  const seen = new Set<string>();
  const all = [...stored.reports.map(({ id, title }) => ({ id, text: title })), ...stored.messages];
  for (const { id, text } of all) {
    if (seen.has(text)) report('stored_twice', `"${text}"`);
    seen.add(text);
    if (known.has(id)) continue;
    report(texts.has(text) ? 'stored_twice' : 'nobody_did_it', `"${text}" as ${id}`);
  }
}

function checkReports(
  kept: readonly Action[],
  reports: readonly StoredReport[],
  report: Report,
): void {
  const byId = new Map(reports.map((one) => [one.id, one]));
  const edited = kept.filter(({ kind }) => kind === 'edit');
  const editsOf = grouped(edited, ({ issueId }) => issueId);
  for (const action of kept.filter(({ kind }) => kind === 'report')) {
    const found = byId.get(action.entityId);
    if (!found) {
      report('missing', nameOf(action));
      continue;
    }
    const edits = editsOf.get(action.entityId) ?? [];
    const title = (edits.at(-1) ?? action).text;
    if (found.userId !== action.userId) report('wrong_author', nameOf(action));
    if (found.edits !== edits.length)
      report('edit_count', `${nameOf(action)} has ${found.edits} of ${edits.length} edits`);
    if (found.title !== title) report('changed', `"${title}" is "${found.title}"`);
    checkPhotos(action, found, report);
  }
}

function checkPhotos(action: Action, { photos }: StoredReport, report: Report): void {
  const wanted = action.photos.map(({ id, sha256 }) => `${id} ${sha256} ${sha256}`);
  const found = photos.map((photo) => `${photo.id} ${photo.sha256} ${photo.fileSha256}`);
  if (wanted.join('\n') !== found.join('\n'))
    report('photo_differs', `${nameOf(action)}: ${found.join(', ')} for ${wanted.join(', ')}`);
}

function checkMessages(
  kept: readonly Action[],
  messages: readonly StoredMessage[],
  report: Report,
): void {
  const byId = new Map(messages.map((one) => [one.id, one]));
  for (const action of kept.filter(({ kind }) => kind === 'message')) {
    const found = byId.get(action.entityId);
    if (!found) report('missing', nameOf(action));
    else if (found.userId !== action.userId) report('wrong_author', nameOf(action));
    else if (found.text !== action.text || found.issueId !== action.issueId)
      report('changed', `${nameOf(action)} is "${found.text}" on ${found.issueId}`);
  }
}

/** One person's messages in one discussion stand as they were written. */
function checkOrder(
  kept: readonly Action[],
  messages: readonly StoredMessage[],
  report: Report,
): void {
  const written = kept.filter(({ kind }) => kind === 'message');
  const position = new Map(written.map(({ entityId }, at) => [entityId, at]));
  const lanes = grouped(messages, ({ issueId, userId }) => `${userId} on ${issueId}`);
  for (const [lane, arrived] of lanes) {
    const places = arrived.flatMap(({ id }) => position.get(id) ?? []);
    const at = places.findIndex((place, index) => place < (places[index - 1] ?? -1));
    if (at > 0) report('out_of_order', `${lane}: "${written[places[at] ?? 0]?.text}"`);
  }
}

function grouped<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
