import { useQuery } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { type DeskCase, freezeEscrow } from '#schema/case/desk.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { caseQuery } from '#web/features/case/queries.ts';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { formatDateTime } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { CaseSection } from '#web/features/case/CaseSection.tsx';
import { CaseStep } from '#web/features/case/CaseStep.tsx';
import { deskContent as content } from './deskContent.ts';
import { JudgedCase } from './JudgedCase.tsx';
import { RulingPanel } from '#web/features/case/HigherLayers.tsx';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';
import { verificationContent } from '#web/features/case/content.ts';
import { SettleFlag } from '#web/features/case/SettleFlag.tsx';
import { joinTexts } from '#web/format/joinTexts.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';

const { cases: words } = content;

/** A case with all actions of an ambassador without a stake. */
export function DeskCaseCard({ deskCase }: { deskCase: DeskCase }) {
  const { issueId, proofId, verification, hasStake, ruling } = deskCase;
  const isJudged = verification === 'arbitration' && proofId !== null;
  return (
    <Card as="article">
      <Stack gap={5}>
        <Head deskCase={deskCase} />
        <OpenFlags deskCase={deskCase} />
        <RulingPanel proof={{ ruling }} />
        {isJudged && <JudgedCase deskCase={deskCase} />}
        <CaseDetails deskCase={deskCase} />
        {hasStake ? (
          <Muted>{words.stake}</Muted>
        ) : (
          <Row gap={3}>
            <FreezeButton issueId={issueId} isFrozen={deskCase.isFrozen} />
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function Head({ deskCase }: { deskCase: DeskCase }) {
  return (
    <Row justify="space-between" align="start">
      <Row gap={3} isNowrap>
        <Thumbnail src={cardImageUrl(deskCase.imageUrl ?? null)} />
        <Stack gap={1}>
          <h3>
            <AppLink href={`/issues/${deskCase.issueId}`}>
              <bdi>{deskCase.issueTitle}</bdi>
            </AppLink>
          </h3>
          <Muted>
            {joinTexts(
              words.escrow(formatMoney(deskCase.escrow)),
              words.since(formatDateTime(deskCase.since)),
            )}
          </Muted>
        </Stack>
      </Row>
      <Row gap={2}>
        {deskCase.isFrozen && (
          <Badge tone="info" icon={<Snowflake aria-hidden="true" />}>
            {words.frozen}
          </Badge>
        )}
        <Badge tone="warning">{words.states[deskCase.verification]}</Badge>
      </Row>
    </Row>
  );
}

/** Fetched when opened. */
function CaseDetails({ deskCase }: { deskCase: DeskCase }) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Disclosure summary={words.look} onOpen={() => setIsWanted(true)}>
      {isWanted && <WholeCase deskCase={deskCase} />}
    </Disclosure>
  );
}

function WholeCase({ deskCase: { issueId, escrow } }: { deskCase: DeskCase }) {
  const { data: view } = useQuery(caseQuery(issueId));
  const { data: issue } = useQuery(issueQuery(issueId));
  if (!view || !issue) return <Skeleton height="20rem" shape="block" />;
  return (
    <Stack gap={5}>
      <CaseStep view={view} escrow={words.escrow(formatMoney(escrow))} />
      <CaseSection view={view} issue={issue.data} />
    </Stack>
  );
}

const { freezing: freezingWords } = content;

/** Freezes or unfreezes an issue's money, with a public reason. */
function FreezeButton({ issueId, isFrozen }: { issueId: string; isFrozen: boolean }) {
  return (
    <ReasonButton
      words={{
        ...freezingWords,
        ...(isFrozen ? freezingWords.thaw : freezingWords.freeze),
      }}
      place={{ kind: 'freeze', issueId }}
      tone={isFrozen ? 'primary' : 'danger'}
      send={(reason, idempotencyKey) => {
        const body = { isFrozen: !isFrozen, reason };
        return call(freezeEscrow, { params: { id: issueId }, body, idempotencyKey });
      }}
    />
  );
}

/** Objections that block a case, with a way to dismiss them. */
function OpenFlags({ deskCase }: { deskCase: DeskCase }) {
  const { openFlags, issueId, hasStake } = deskCase;
  if (openFlags.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h4>{content.cases.flags}</h4>
      <Statements
        items={openFlags.map((flag) => ({
          id: flag.id,
          head: verificationContent.flags.by(flag.userName, formatDateTime(flag.raisedAt)),
          text: flag.justification,
          foot: !hasStake && <SettleFlag flagId={flag.id} issueId={issueId} kind="dismiss" />,
        }))}
      />
    </Stack>
  );
}
