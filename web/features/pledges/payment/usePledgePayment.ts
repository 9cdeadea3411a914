import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPledgePayment } from '#schema/case/pledge.ts';
import { call } from '#web/net/call.ts';
import { refresh } from '#web/net/refresh.ts';

const LOOK_AGAIN_MS = 2_000;

/**
 * State of a pledge's payment, polled while pending. Once paid, queries about the issue's money are
 * refetched.
 */
export function usePledgePayment(id: string) {
  const queryClient = useQueryClient();
  const result = useQuery({
    queryKey: ['pledgePayment', id],
    queryFn: ({ signal }) => call(getPledgePayment, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'awaited' ? LOOK_AGAIN_MS : false),
  });
  const { state, issueId } = result.data ?? {};
  useEffect(() => {
    if (state !== 'received' || issueId === undefined) return;
    void refresh(queryClient, [{ topic: 'pledges', id: issueId }]);
  }, [state, issueId, queryClient]);
  return result;
}
