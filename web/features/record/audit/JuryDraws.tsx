import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { AuditEntry } from '#schema/case/audit.ts';
import { getJuryDraw, type JuryDraw } from '#schema/case/jury.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { caseQuery } from '#web/features/case/queries.ts';
import { formatNumber } from '#web/format/format.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { theme } from '#web/theme/theme.ts';
import { auditContent } from './content.ts';
import { Digest } from './Digest.tsx';
import { DRAW_STEPS, verifyDraw, type DrawCheck } from './verifyDraw.ts';

const { draw: words } = auditContent;

type JuryDrawsProps = { issueId: string; entries: readonly AuditEntry[] };

/** The juries over an issue's proofs, each redrawn in the reader's browser. */
export function JuryDraws({ issueId, entries }: JuryDrawsProps) {
  const { data: view } = useQuery(caseQuery(issueId));
  const judged = view?.proofs.filter(({ jury }) => jury !== null) ?? [];
  if (judged.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      {judged.map(({ id, number }) => (
        <OneDraw
          key={id}
          proofId={id}
          issueId={issueId}
          title={words.proof(formatNumber(number))}
          entries={entries}
        />
      ))}
    </Stack>
  );
}

type OneDrawProps = JuryDrawsProps & { proofId: string; title: string };

function OneDraw({ proofId, issueId, title, entries }: OneDrawProps) {
  const { data: draw } = useQuery({
    queryKey: [...queryKeys.books(issueId), 'draw', proofId],
    // Checking yesterday's answer would say nothing about today's record.
    staleTime: 0,
    queryFn: ({ signal }) => call(getJuryDraw, { params: { id: proofId }, signal }),
  });
  const check = useDrawCheck(draw, entries);
  if (!draw || !check) return <Banner>{words.running}</Banner>;
  if (check.kind === 'open' || !draw.draw) return <p>{words.open}</p>;
  const isGenuine = DRAW_STEPS.every((step) => check.steps[step]);
  return (
    <Stack gap={3}>
      <h3>{title}</h3>
      <output>
        <Banner tone={isGenuine ? 'success' : 'danger'}>
          {isGenuine ? words.genuine : words.forged}
        </Banner>
      </output>
      <Steps gap={2}>
        {DRAW_STEPS.map((step) => (
          <li key={step} data-holds={check.steps[step]}>
            {check.steps[step] ? (
              <CircleCheck aria-hidden="true" />
            ) : (
              <CircleX aria-hidden="true" />
            )}
            <span>{words.steps[step][check.steps[step] ? 'holds' : 'fails']}</span>
          </li>
        ))}
      </Steps>
      <Disclosure summary={words.data(formatNumber(draw.draw.ids.length))}>
        <DrawData draw={draw.draw} commitment={draw.commitment} />
      </Disclosure>
    </Stack>
  );
}

type DrawDataProps = { draw: NonNullable<JuryDraw['draw']>; commitment: string };

function DrawData({ draw, commitment }: DrawDataProps) {
  const facts = [
    [words.facts.commitment, commitment],
    [words.facts.secret, draw.secret],
    [words.facts.auditHead, draw.auditHead],
    [words.facts.listHash, draw.listHash],
    [words.facts.seed, draw.seed],
  ] as const;
  return (
    <Stack gap={3}>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <p>
        {draw.radiusKm === null
          ? words.everywhere(draw.needsExperience)
          : words.radius(formatNumber(draw.radiusKm))}
      </p>
      <ol>
        {draw.order.map((id) => (
          <li key={id}>
            <Digest value={id} />{' '}
            <span>
              {words.seat[draw.seats.find(({ jurorId }) => jurorId === id)?.status ?? 'waiting']}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Undefined while computing, and in browsers that cannot hash. */
function useDrawCheck(
  draw: JuryDraw | undefined,
  entries: readonly AuditEntry[],
): DrawCheck | undefined {
  const [done, setDone] = useState<{ of: JuryDraw; check: DrawCheck } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (draw && globalThis.crypto?.subtle) {
      void verifyDraw(draw, entries, sha256).then((check) =>
        isCurrent ? setDone({ of: draw, check }) : undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [draw, entries]);
  return done && done.of === draw ? done.check : undefined;
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const Steps = styled(PlainList)`
  & li {
    display: flex;
    gap: ${theme.space[3]};
  }
  & svg {
    margin-block-start: 0.15em;
    color: ${theme.color.dangerText};
  }
  & [data-holds='true'] svg {
    color: ${theme.color.success};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize.small};

  & dd {
    font-family: monospace;
    overflow-wrap: anywhere;
  }
`;
