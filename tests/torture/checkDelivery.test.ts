import { describe, expect, test } from 'vitest';
import type { Action } from './actionLog.ts';
import { checkDelivery, checkUsable, type DeviceRow, type Stored } from './checkDelivery.ts';

const PHOTO = { id: 'photo', sha256: 'abc' };

const action = (key: string, given: Partial<Action> = {}): Action => ({
  key,
  kind: 'message',
  userId: 'ana',
  issueId: 'street',
  entityId: `entity-${key}`,
  text: `text of ${key}`,
  photos: [],
  isAcknowledged: true,
  ...given,
});

const reported = (key: string, given: Partial<Action> = {}) =>
  action(key, { kind: 'report', issueId: `entity-${key}`, ...given });

const row = (key: string, status = 'received'): DeviceRow => ({ key, status, problem: null });

const storedMessage = ({ entityId, issueId, userId, text }: Action) => ({
  id: entityId,
  issueId,
  userId,
  text,
});

const storedReport = ({ entityId, userId, text, photos }: Action) => ({
  id: entityId,
  userId,
  title: text,
  edits: 0,
  photos: photos.map((photo) => ({ ...photo, fileSha256: photo.sha256 as string | null })),
});

/** People did this, every device says 'received', and the server has it, but for the changes. */
function rulesBroken(
  actions: Action[],
  change: Partial<Stored> = {},
  rows = actions.map(({ key }) => row(key)),
): string[] {
  const stored: Stored = {
    reports: actions.filter(({ kind }) => kind === 'report').map(storedReport),
    messages: actions.filter(({ kind }) => kind === 'message').map(storedMessage),
    ...change,
  };
  return checkDelivery(actions, rows, stored).map(({ rule }) => rule);
}

describe('the checker of the torture run', () => {
  const first = action('1');
  const second = action('2');
  const report = reported('3', { photos: [PHOTO] });
  const edit = action('4', { kind: 'edit', issueId: 'entity-3', entityId: 'entity-3' });

  test('is content when everything is there once', () => {
    expect(rulesBroken([first, report, second])).toEqual([]);
  });

  test('knows the edits of a report', () => {
    const edited = { ...storedReport(report), title: edit.text, edits: 1 };
    expect(rulesBroken([report, edit], { reports: [edited] })).toEqual([]);
    expect(rulesBroken([report, edit], { reports: [{ ...edited, edits: 2 }] })).toEqual([
      'edit_count',
    ]);
    expect(rulesBroken([report, edit], { reports: [{ ...edited, title: report.text }] })).toEqual([
      'changed',
    ]);
  });

  test('misses what never arrived', () => {
    expect(rulesBroken([first, report], { messages: [] })).toEqual(['missing']);
    expect(rulesBroken([first, report], { reports: [] })).toEqual(['missing']);
  });

  test('misses what a device said it kept and has no more', () => {
    expect(rulesBroken([first], { messages: [] }, [])).toEqual(['lost_on_device']);
  });

  test('forgives what a device was asked to keep while it died', () => {
    const lost = { ...first, isAcknowledged: false };
    expect(rulesBroken([lost], { messages: [] }, [])).toEqual([]);
    expect(rulesBroken([lost], { messages: [] })).toEqual(['missing']);
    expect(rulesBroken([lost], {}, [])).toEqual(['nobody_did_it']);
  });

  test.each(['waiting', 'sending', 'attention'])('does not let a row end as %s', (status) => {
    expect(rulesBroken([first], {}, [row('1', status)])).toEqual(['not_received']);
  });

  test('sees a second copy, under the same or another id', () => {
    const copy = storedMessage(first);
    expect(rulesBroken([first], { messages: [copy, { ...copy }] })).toContain('stored_twice');
    expect(rulesBroken([first], { messages: [copy, { ...copy, id: 'new' }] })).toContain(
      'stored_twice',
    );
    const twice = storedReport(report);
    expect(rulesBroken([report], { reports: [twice, { ...twice, id: 'new' }] })).toContain(
      'stored_twice',
    );
  });

  test('sees what nobody wrote', () => {
    const stranger = { ...storedMessage(first), id: 'other', text: 'from nowhere' };
    expect(rulesBroken([first], { messages: [storedMessage(first), stranger] })).toEqual([
      'nobody_did_it',
    ]);
  });

  test('sees a changed text, another discussion and another author', () => {
    const stored = storedMessage(first);
    const broken = (change: Partial<typeof stored>) =>
      rulesBroken([first], { messages: [{ ...stored, ...change }] });
    expect(broken({ text: 'text of' })).toEqual(['changed']);
    expect(broken({ issueId: 'elsewhere' })).toEqual(['changed']);
    expect(broken({ userId: 'ben' })).toEqual(['wrong_author']);
    const foreign = { ...storedReport(report), userId: 'ben' };
    expect(rulesBroken([report], { reports: [foreign] })).toEqual(['wrong_author']);
  });

  test.each([
    ['no photo', []],
    ['another photo', [{ ...PHOTO, sha256: 'abd', fileSha256: 'abd' }]],
    ['other bytes', [{ ...PHOTO, fileSha256: 'abd' }]],
    ['no bytes', [{ ...PHOTO, fileSha256: null }]],
    ['a photo too many', [1, 2].map(() => ({ ...PHOTO, fileSha256: PHOTO.sha256 }))],
  ])('sees %s', (_, photos) => {
    const stored = { ...storedReport(report), photos };
    expect(rulesBroken([report], { reports: [stored] })).toEqual(['photo_differs']);
  });

  test("sees one person's messages in another order, and nobody else's", () => {
    const swapped = [second, first].map(storedMessage);
    expect(rulesBroken([first, second], { messages: swapped })).toEqual(['out_of_order']);
    const ofBen = action('2', { userId: 'ben' });
    expect(rulesBroken([first, ofBen], { messages: [ofBen, first].map(storedMessage) })).toEqual(
      [],
    );
    const elsewhere = action('2', { issueId: 'park' });
    const apart = [elsewhere, first].map(storedMessage);
    expect(rulesBroken([first, elsewhere], { messages: apart })).toEqual([]);
  });
});

test('a device that is not used again in time is named', () => {
  const devices = [
    { device: 'quick', afterMs: 9_000 },
    { device: 'late', afterMs: 10_001 },
    { device: 'dead', afterMs: null },
  ];
  expect(checkUsable(devices, 10_000)).toEqual([
    { rule: 'not_usable', detail: 'late after 10001 ms' },
    { rule: 'not_usable', detail: 'dead never' },
  ]);
});
