import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { refresh } from '#web/net/refresh.ts';

/** Where the testers' worker reports and changes its scenario. */
const CONTROL_PATH = '/simulation';
const QUERY_KEY = ['simulation'];

const simulation = v.object({
  current: v.string(),
  scenarios: v.array(v.string()),
});

async function ask(init?: RequestInit) {
  const response = await fetch(CONTROL_PATH, init);
  return v.parse(simulation, await response.json());
}

/** The testers' worker stores the choice, so that it survives a reload. */
export function useSimulation() {
  const queryClient = useQueryClient();
  const state = useQuery({ queryKey: QUERY_KEY, queryFn: () => ask() });
  // The old data's server ended with its event stream: a new listener would miss the change.
  const onSuccess = (data: v.InferOutput<typeof simulation>) => {
    queryClient.setQueryData(QUERY_KEY, data);
    void refresh(queryClient, [{ topic: 'resync', id: null }]);
  };
  const choice = useMutation({
    mutationFn: (name: string) => ask({ method: 'PUT', body: name }),
    onSuccess,
  });
  const fresh = useMutation({ mutationFn: () => ask({ method: 'DELETE' }), onSuccess });
  return {
    simulation: state.data,
    hasFailed: state.isError || choice.isError || fresh.isError,
    isResetting: fresh.isPending,
    choose: (name: string) => choice.mutate(name),
    reset: () => fresh.mutate(),
  };
}
