import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  followArea,
  saveDigestSettings,
  unfollowArea,
  type DigestSettings,
  type FollowedArea,
} from '#schema/people/digest.ts';
import { digestQuery } from '#web/data/queries/outreachQueries.ts';
import { showToast } from '#web/store/toastStore.ts';
import { call } from './call.ts';
import { messageOf } from './callErrors.ts';

type Choice = Pick<DigestSettings, 'frequency' | 'followsHome'>;
/** What is sent, and what it makes of what is known. */
type Edit = {
  send: () => Promise<unknown>;
  change: (known: DigestSettings) => DigestSettings;
};

/**
 * What the person follows besides issues and how often it is summed up. A change shows at once and
 * goes back when it is refused.
 */
export function useDigest(failed: string) {
  const queryClient = useQueryClient();
  const { queryKey } = digestQuery();
  const query = useQuery(digestQuery());
  // What is known comes a moment later: by then React would have put the pressed control back.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { mutate } = useMutation({
    // One after the other: of two quick presses the later one has to be the last to arrive.
    scope: { id: 'digest' },
    mutationFn: ({ send }: Edit) => send(),
    onMutate: async ({ change }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (known) => known && change(known));
      return before;
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      showToast({ title: failed, description: messageOf(error), variant: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const choose = (choice: Choice) => {
    setChosen(choice);
    const send = () => call(saveDigestSettings, { body: choice });
    const change = (known: DigestSettings) => ({ ...known, ...choice });
    mutate({ send, change }, { onSettled: () => setChosen(null) });
  };
  const end = (id: string) =>
    mutate({
      send: () => call(unfollowArea, { params: { id } }),
      change: (known) => ({ ...known, areas: known.areas.filter((area) => area.id !== id) }),
    });
  return { ...query, data: query.data && { ...query.data, ...chosen }, choose, end };
}

/** Begins to follow an area. */
export const sendArea = (
  area: Omit<FollowedArea, 'id' | 'followedAt'>,
  idempotencyKey: string,
): Promise<FollowedArea> => call(followArea, { body: area, idempotencyKey });
