import { describe, expect, it } from 'vitest';
import { keysOfUrl } from './fresherAnswers.ts';
import { queryKeys } from './queryKeys.ts';

describe('the queries that a late answer of the network refreshes', () => {
  it.each([
    ['https://x.example/api/issues?page=2', queryKeys.issues()],
    ['https://x.example/api/issues', queryKeys.issues()],
    ['https://x.example/api/issues/7', queryKeys.issue('7')],
    ['https://x.example/api/issues/7/pledges', queryKeys.pledges('7')],
    ['https://x.example/api/issues/7/proposals', queryKeys.proposals('7')],
    ['https://x.example/api/issues/7/case', queryKeys.case('7')],
    ['https://x.example/api/votes?issueId=7', queryKeys.votes('7')],
    ['https://x.example/api/map/3/1/2', queryKeys.map()],
    ['https://x.example/api/impact-stats', queryKeys.impactStats()],
    ['https://x.example/api/site-texts/privacy/de', queryKeys.siteSettings()],
  ])('are those of %s', (url, key) => {
    expect(keysOfUrl(url)).toEqual([key]);
  });

  it('are none for an address that no query asks', () => {
    expect(keysOfUrl('https://x.example/api/users/7/basic')).toEqual([]);
    expect(keysOfUrl('https://x.example/')).toEqual([]);
  });
});
