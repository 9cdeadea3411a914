import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { Sheet } from '#web/components/overlays/Sheet.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { theme } from '#web/theme/theme.ts';
import { testersContent as content } from './content.ts';
import { missingAbilities } from './missingAbilities.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { refresh } from '#web/net/refresh.ts';

/** A worker of another release may have more of them. */
const scenarioWords: Partial<Record<string, readonly string[]>> = content.scenarios;

/** Testers' build only: a warning that nothing here is real, and controls to break things. */
export function TestersPanel() {
  const [missing] = useState(() => missingAbilities());
  const isPossible = missing.length === 0;
  const [isOpen, setIsOpen] = useState(!isPossible);
  const { simulation, hasFailed, isResetting, choose, reset } = useSimulation();
  const options = (simulation?.scenarios ?? []).map((value) => {
    const [label = value, description] = scenarioWords[value] ?? [];
    return { value, label, description };
  });
  const current = options.find(({ value }) => value === simulation?.current);
  return (
    <>
      <Corner>
        <Button
          variant="secondary"
          icon={<FlaskConical aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {content.open(current?.label ?? (isPossible ? content.unknown : content.impossible))}
        </Button>
      </Corner>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        side="start"
        title={content.title}
        description={content.description}
      >
        <Stack gap={4}>
          {!isPossible && (
            <Banner tone="danger" title={content.impossibleTitle}>
              {content.lacks(missing)}
            </Banner>
          )}
          {isPossible && hasFailed && <Banner tone="danger">{content.failed}</Banner>}
          <ChoiceGroup
            label={content.choice}
            name="scenario"
            options={options}
            value={simulation?.current ?? ''}
            onChange={choose}
          />
          <Button
            variant="secondary"
            isPending={isResetting}
            pendingLabel={content.resetting}
            onClick={reset}
          >
            {content.reset}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}

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
function useSimulation() {
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

/** Above the bottom bar of small screens, below every dialog. */
const Corner = styled.div`
  position: fixed;
  z-index: ${theme.z.sticky};
  inset-inline-start: ${theme.space[3]};
  bottom: calc(${theme.size.bottomBar} + ${theme.space[3]});

  ${theme.media.md} {
    bottom: ${theme.space[3]};
  }
`;
