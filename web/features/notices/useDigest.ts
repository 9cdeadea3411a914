import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDigestSettings, type DigestSettings } from '#schema/notices/digest.ts';
import { digestQuery } from './queries.ts';
import { areasNow } from '#web/features/issues/choices/followedNow.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { showError } from '#web/store/toastStore.ts';
import { call } from '#web/net/call.ts';
import { errorMessage } from '#web/net/callErrors.ts';

type Choice = Pick<DigestSettings, 'frequency' | 'followsHome'>;

/**
 * Followed areas and the digest's frequency. A change shows at once and is reverted if refused;
 * offline, ending an area waits for the network.
 */
export function useDigest(failed: string) {
  const queryClient = useQueryClient();
  const { queryKey } = digestQuery();
  const query = useQuery(digestQuery());
  const rows = useOutbox()?.rows;
  // The query updates later: by then React would have reset the pressed control.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { mutate } = useMutation({
    // Serial: of two quick presses the later must arrive last.
    scope: { id: 'digest' },
    mutationFn: (choice: Choice) => call(saveDigestSettings, { body: choice }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...choice });
      return before;
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      showError(failed, errorMessage(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const choose = (choice: Choice) => {
    setChosen(choice);
    mutate(choice, { onSettled: () => setChosen(null) });
  };
  const end = ({ id, name }: { id: string; name: string }) =>
    outbox.choose('followArea', { id, label: name }, { area: null }).catch(() => showError(failed));
  const areas = areasNow(query.data?.areas ?? [], rows);
  return { ...query, data: query.data && { ...query.data, ...chosen }, areas, choose, end };
}
