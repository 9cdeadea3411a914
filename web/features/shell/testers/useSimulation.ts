import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { refresh } from '#web/net/refresh.ts';

/** Where the testers' worker tells and takes its scenario. */
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

/** The simulation of the testers' build; its worker keeps the choice, so a reload does too. */
export function useSimulation() {
  const queryClient = useQueryClient();
  const state = useQuery({ queryKey: QUERY_KEY, queryFn: () => ask() });
  // The server of the former data ended with its event stream: whoever listens only afterwards hears
  // nothing of the change.
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
