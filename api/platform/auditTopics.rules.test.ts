import { expect, it } from 'vitest';
import { PROFILE_RECORD_ID } from '#schema/case/audit.ts';
import { toEvents } from './auditTopics.rules.ts';

it('an act on the record of an issue makes stale what shows it, and lists without naming it', () => {
  expect(toEvents({ action: 'pledge_made', issueId: 'i' })).toEqual([
    { topic: 'pledges', id: 'i' },
    { topic: 'issue', id: 'i' },
    { topic: 'issues', id: null },
  ]);
  expect(toEvents({ action: 'expiry_announced', issueId: 'i' })).toEqual([]);
});

it('an act on the record of profiles says nothing about whom', () => {
  expect(toEvents({ action: 'moderation_decided', issueId: PROFILE_RECORD_ID })).toEqual([]);
});
