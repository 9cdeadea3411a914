import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { queryKeys, type Change } from './queryKeys.ts';
import { refresh } from './refresh.ts';

const ID = '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11';

/** Which of these answers are stale after a change, as for somebody whom no live event reaches. */
async function staleAfter(change: Change, answers: Record<string, readonly unknown[]>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const key of Object.values(answers)) client.setQueryData(key, []);
  await refresh(client, [change]);
  return Object.keys(answers).filter((name) => {
    const key = answers[name] ?? [];
    return client.getQueryState(key)?.isInvalidated;
  });
}

const money = {
  'the issue': queryKeys.issue(ID),
  'the pledges': queryKeys.pledges(ID),
  'the donations of the profile': queryKeys.donations('ana'),
  'the money trail': queryKeys.moneyTrail(ID),
  'the votes, which weigh as much as the money': queryKeys.votes(ID),
  'the books': queryKeys.books(ID),
  'the lists': queryKeys.issues({ page: 1 }),
};
const votes = {
  'the votes': queryKeys.votes(ID),
  'the counts': queryKeys.proposals(ID),
  'a person’s votes on their profile': queryKeys.userVotes('ana'),
};
const offers = {
  'the offers': queryKeys.proposals(ID),
  'a person’s proposals on their profile': queryKeys.userProposals('ana'),
  'the issue': queryKeys.issue(ID),
};

describe('what is read again after one’s own', () => {
  it.each([
    { act: 'pledge, or one taken back', topic: 'pledges' as const, answers: money },
    { act: 'vote', topic: 'votes' as const, answers: votes },
    { act: 'offer, or one taken back', topic: 'proposals' as const, answers: offers },
  ])('$act', async ({ topic, answers }) => {
    expect(await staleAfter({ topic, id: ID }, answers)).toEqual(Object.keys(answers));
  });

  it('is nothing of another issue', async () => {
    const others = { pledges: queryKeys.pledges('other'), votes: queryKeys.votes('other') };
    expect(await staleAfter({ topic: 'pledges', id: ID }, others)).toEqual([]);
  });
});
