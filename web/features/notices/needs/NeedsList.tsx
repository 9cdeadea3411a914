import { CircleCheckBig, Send } from 'lucide-react';
import { styled } from 'styled-components';
import type { NeedList } from '#schema/case/needs.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { theme } from '#web/theme/theme.ts';
import { NeedLine, WaitingLine } from './NeedLine.tsx';
import { needsContent as words } from './needsContent.ts';
import type { useNeeds } from './useNeeds.ts';

type Unsent = ReturnType<typeof useNeeds>['unsent'];

type NeedsListProps = {
  list: NeedList;
  unsent: Unsent;
  /** The first ones only; absent: all. */
  most?: number;
  onFollow?: () => void;
};

/** Unsent items of this device, then the duties by their deadlines. */
export function NeedsList({ list, unsent, most, onFollow }: NeedsListProps) {
  const hasUnsent = unsent.waitingCount + unsent.attentionCount > 0;
  const shown = list.needs.slice(0, most === undefined ? undefined : most - (hasUnsent ? 1 : 0));
  if (shown.length === 0 && !hasUnsent) return <NothingWaits list={list} />;
  return (
    <Lines>
      {hasUnsent && (
        <li>
          <UnsentLine unsent={unsent} onFollow={onFollow} />
        </li>
      )}
      {shown.map((need) => (
        <li key={`${need.kind} ${need.issueId}`}>
          <NeedLine need={need} onFollow={onFollow} />
        </li>
      ))}
    </Lines>
  );
}

function UnsentLine({ unsent, onFollow }: { unsent: Unsent; onFollow?: () => void }) {
  const { waitingCount, attentionCount } = unsent;
  const needsFix = attentionCount > 0;
  return (
    <WaitingLine
      picture={
        <Sign aria-hidden="true">
          <Send />
        </Sign>
      }
      title={words.unsent.title}
      sentence={
        needsFix
          ? plural(attentionCount, words.unsent.attention)
          : plural(waitingCount, words.unsent.waiting)
      }
      timeLeft={null}
      action={{
        href: '/outbox',
        label: needsFix ? words.unsent.fix : words.unsent.look,
        onFollow,
      }}
    />
  );
}

/** What came of the money, instead of an empty list. */
function NothingWaits({ list: { fixed } }: { list: NeedList }) {
  return (
    <Done>
      <Sign aria-hidden="true">
        <CircleCheckBig />
      </Sign>
      <span>
        <strong>{words.empty}</strong>
        {fixed.count > 0 && (
          <AppLink href="/mine?list=year">
            {plural(fixed.count, words.fixed(formatMoney(fixed.amount)))}
          </AppLink>
        )}
      </span>
    </Done>
  );
}

const Lines = styled.ul`
  display: grid;
  padding: 0;
  container-type: inline-size;
  list-style: none;

  & > li {
    padding-block: ${theme.space[3]};
  }
  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }
`;

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  & > :last-child {
    display: grid;
    gap: ${theme.space[1]};
  }
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
`;
