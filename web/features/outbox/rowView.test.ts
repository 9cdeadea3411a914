import { describe, expect, test } from 'vitest';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { groupRows, rowView } from './rowView.ts';

const row = (over: object) =>
  ({
    id: 'r1',
    entityId: 'e1',
    operation: 'reportIssue',
    params: {},
    body: { title: 'Broken bench' },
    status: 'waiting',
    isInDoubt: false,
    receivedAt: null,
    ...over,
  }) as unknown as OutboxRow;

describe('a row of the outbox', () => {
  test('of a report leads to its page and to its correction', () => {
    expect(rowView(row({}))).toMatchObject({
      title: 'Broken bench',
      href: '/issues/e1',
      editHref: '/report-issue?edit=r1',
    });
  });

  test('of a proof names its issue and leads back to the form', () => {
    const proof = {
      operation: 'submitProof',
      params: { id: 'i1' },
      body: {},
      label: 'Broken bench',
    };
    expect(rowView(row(proof))).toMatchObject({
      title: 'Proof for “Broken bench”',
      href: '/issues/i1',
      editHref: '/issues/i1/proof',
    });
    expect(rowView(row({ ...proof, label: undefined })).title).toBe('Proof of your work');
  });

  test('cannot be changed once a try may have arrived', () => {
    expect(rowView(row({ isInDoubt: true })).editHref).toBeNull();
    const message = { operation: 'postMessage', params: { id: 'i1' }, body: { message: 'Hello' } };
    expect(rowView(row(message))).toMatchObject({ href: '/issues/i1', canEditText: true });
    expect(rowView(row({ ...message, isInDoubt: true })).canEditText).toBe(false);
    expect(rowView(row({ ...message, status: 'sending' })).canEditText).toBe(false);
  });
});

test('an item of another version of the app is shown with its text', () => {
  const strange = row({ operation: 'createPoll', body: { question: 'Which bench?' } });
  expect(rowView(strange)).toMatchObject({
    kind: 'Item of another version',
    title: '{"question":"Which bench?"}',
    editHref: null,
  });
});

test('groups rows by what they need, newest receipt first', () => {
  const groups = groupRows([
    row({ id: 'a', status: 'received', receivedAt: 1 }),
    row({ id: 'b', status: 'received', receivedAt: 2 }),
    row({ id: 'c', status: 'sending' }),
    row({ id: 'd' }),
    row({ id: 'e', status: 'attention' }),
  ]);
  const ids = (rows: OutboxRow[]) => rows.map(({ id }) => id).join('');
  expect(ids(groups.attention)).toBe('e');
  expect(ids(groups.waiting)).toBe('cd');
  expect(ids(groups.received)).toBe('ba');
});
