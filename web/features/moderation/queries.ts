import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#schema/defineEndpoint.ts';
import type { QueueState } from '#schema/moderation/choices.ts';
import { listModeration, listOwnDecisions } from '#schema/moderation/queue.ts';
import { call } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** For ambassadors and operators. */
export const moderationQuery = (state: QueueState) =>
  infiniteQueryOptions({
    queryKey: queryKeys.moderation(state),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ResponseOf<typeof listModeration>) => next ?? undefined,
    queryFn: ({ signal, pageParam: after }) =>
      call(listModeration, { query: { state, after }, signal }),
  });

/** Decisions about one's own content. */
export const ownDecisionsQuery = () => endpointQuery(queryKeys.decisions(), listOwnDecisions);
