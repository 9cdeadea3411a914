import { styled } from 'styled-components';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { hundredthsText } from '#web/format/percentText.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent } from './content.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { shareBp } from './shareBp.ts';

const { vote: words } = verificationContent;

const COLUMNS = columnsOf(words.columns, ['name', 'role', 'weight', 'choice'], ['weight']);

type VotePanelProps = {
  proof: JudgedProof;
  viewer: CaseView['viewer'];
  /** The viewer's abilities refer to the newest proof. */
  isNewest: boolean;
};

/** The vote of reporter and donors: one's own choice, the result so far, and who has how much say. */
export function VotePanel({ proof, viewer, isNewest }: VotePanelProps) {
  return (
    <Stack as="section" gap={4}>
      <h4>{words.heading}</h4>
      {isNewest && viewer.ownChoice && <p>{words.ownChoice[viewer.ownChoice]}</p>}
      <TallyBars proof={proof} />
      <Voters proof={proof} />
    </Stack>
  );
}

function TallyBars({ proof }: { proof: JudgedProof }) {
  const now = useServerNow();
  const { tally, windowEndsAt } = proof;
  const approveBp = shareBp(tally.approveWeight, tally.totalWeight);
  const rejectBp = shareBp(tally.rejectWeight, tally.totalWeight);
  const isOver = Date.parse(windowEndsAt) <= now.getTime() || proof.outcome !== null;
  const moment = formatDateTime(windowEndsAt);
  return (
    <Stack gap={3}>
      <ProgressBar
        label={words.approve}
        value={approveBp}
        max={10_000}
        tone="completed"
        valueText={words.share(hundredthsText(approveBp))}
      />
      <ProgressBar
        label={words.reject}
        value={rejectBp}
        max={10_000}
        tone="open"
        valueText={words.share(hundredthsText(rejectBp))}
      />
      <Muted>
        {joinTexts(
          quorumText(proof.tally, isOver),
          words.money(formatMoney(tally.approveAmount), formatMoney(tally.rejectAmount)),
          !isOver && words.closes(moment),
        )}
      </Muted>
    </Stack>
  );
}

function quorumText(tally: JudgedProof['tally'], isOver: boolean): string {
  if (tally.hasQuorum) return words.quorum;
  const cast = String(BigInt(tally.approveWeight) + BigInt(tally.rejectWeight));
  const share = hundredthsText(shareBp(cast, tally.totalWeight));
  return isOver ? words.hadNoQuorum(share) : words.noQuorum(share);
}

function Voters({ proof: { voters } }: { proof: JudgedProof }) {
  return (
    <Disclosure summary={words.voters(plural(voters.length, words.person))}>
      <Stack gap={3}>
        <p>{words.weights}</p>
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={COLUMNS}
          rows={voters.map((voter) => ({
            id: voter.userId,
            cells: {
              name: voter.userName,
              role: words.roles[voter.role],
              weight: hundredthsText(voter.weightBp),
              choice: (
                <>
                  <span>{voter.choice ? words.choices[voter.choice] : words.none}</span>
                  {voter.reason && <Reason dir="auto">{voter.reason}</Reason>}
                </>
              ),
            },
          }))}
        />
      </Stack>
    </Disclosure>
  );
}

const Reason = styled.span`
  display: block;
  min-width: 10rem;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
