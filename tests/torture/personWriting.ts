import { randomUUID } from 'node:crypto';
import type { NewOperation } from '#sw/outbox/enqueue.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import type { Action, ActionLog } from './actionLog.ts';
import type { PhotoRoll } from './photoRoll.ts';
import type { RandomSource } from './randomSource.ts';

/** Somebody with an account, and what signs a request in as them. */
export type Person = { userId: string; username: string; cookie: string };

export type WritingOptions = {
  person: Pick<Person, 'userId' | 'username'>;
  /** Issues that everybody can write about. */
  discussions: readonly string[];
  random: RandomSource;
  photos: PhotoRoll;
  log: ActionLog;
};

/** An operation before it gets key, writer and time. */
type Drawn = Pick<NewOperation, 'operation' | 'entityId' | 'parts'> & {
  params: object;
  body: object;
};

/** How texts begin that went through the app's own form. */
export const TYPED = 'Typed message';

const REPORT_ODDS = 0.06;
const EDIT_ODDS = 0.05;
const PHOTO_ODDS = 0.35;
const OWN_ISSUE_ODDS = 0.2;

/** What one person writes: reports with photos, messages, also on reports not sent yet, edits. */
export class PersonWriting {
  readonly #options: WritingOptions;
  readonly #own: string[] = [];
  #count = 0;

  constructor(options: WritingOptions) {
    this.#options = options;
  }

  /** The discussion that this person's screen is open on. */
  get discussion(): string {
    return this.#options.discussions[0] ?? '';
  }

  get userId(): string {
    return this.#options.person.userId;
  }

  /** The next thing, as the app hands it to the outbox; it stands in the log already. */
  next(): NewOperation {
    const { random } = this.#options;
    if (random.chance(REPORT_ODDS)) return this.#report();
    const [newest] = this.#own.slice(-1);
    if (newest !== undefined && random.chance(EDIT_ODDS)) return this.#edit(newest);
    const isOwn = newest !== undefined && random.chance(OWN_ISSUE_ODDS);
    return this.#message(isOwn ? newest : random.pick(this.#options.discussions));
  }

  /** A text for the app's own form, which gives it its ids itself; it stands in the log already. */
  typed(): { key: string; issueId: string; text: string } {
    const issueId = this.discussion;
    const text = this.#text(TYPED);
    const { userId } = this;
    const ids = { key: text, entityId: text };
    this.#options.log.begin({ ...ids, kind: 'message', userId, issueId, text, photos: [] });
    return { key: text, issueId, text };
  }

  /** What was typed is on the device, under these ids. */
  found(typedKey: string, ids: Pick<Action, 'key' | 'entityId'>): void {
    this.#options.log.identify(typedKey, ids);
  }

  #message(issueId: string): NewOperation {
    const id = randomUUID();
    const message = this.#text('Message');
    const writtenAt = new Date().toISOString();
    return this.#log('message', issueId, message, {
      operation: 'postMessage',
      params: { id: issueId },
      body: { id, issueId, message, writtenAt },
      entityId: id,
    });
  }

  /** The device said that it keeps it. */
  acknowledged(operation: Pick<NewOperation, 'id' | 'operation' | 'entityId'>): void {
    this.#options.log.acknowledge(operation.id);
    if (operation.operation === 'reportIssue') this.#own.push(operation.entityId);
  }

  /** The app showed the typed text as kept. */
  seenAsKept(typedKey: string): void {
    this.#options.log.acknowledge(typedKey);
  }

  #report(): NewOperation {
    const { random, photos } = this.#options;
    const id = randomUUID();
    const title = this.#text('Report');
    const count = random.chance(PHOTO_ODDS) ? random.between(1, 2) : 0;
    const parts = Array.from({ length: count }, () => photos.take());
    return this.#log('report', id, title, {
      operation: 'reportIssue',
      params: {},
      body: {
        ...REPORT,
        id,
        title,
        photos: parts.map(({ id: photoId, sha256 }) => ({ id: photoId, sha256 })),
        writtenAt: new Date().toISOString(),
        reporterId: this.userId,
      },
      entityId: id,
      parts,
    });
  }

  #edit(issueId: string): NewOperation {
    const title = this.#text('Edited report');
    return this.#log('edit', issueId, title, {
      operation: 'editIssue',
      params: { id: issueId },
      body: { title },
      entityId: issueId,
    });
  }

  #text(kind: string): string {
    return `${kind} ${(this.#count += 1)} of ${this.#options.person.username}`;
  }

  #log(kind: Action['kind'], issueId: string, text: string, operation: Drawn): NewOperation {
    const { userId } = this;
    const whole = { ...operation, id: randomUUID(), userId, createdAt: Date.now() };
    const photos = (operation.parts ?? []).map(({ id, sha256 }) => ({ id, sha256 }));
    const { entityId } = operation;
    this.#options.log.begin({ key: whole.id, kind, userId, issueId, entityId, text, photos });
    return whole as NewOperation;
  }
}
