import { CircleCheckBig } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { NeedList } from '#schema/case/needs.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { NeedsList } from '#web/features/notices/needs/NeedsList.tsx';
import { needsContent as words } from '#web/features/notices/needs/needsContent.ts';
import { NOTHING_WAITS, useNeeds } from '#web/features/notices/needs/useNeeds.ts';
import { plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { theme } from '#web/theme/theme.ts';

/**
 * The next thing that waits for the person, or one line; nothing while it is unknown. If only the small
 * room was reserved, because nothing waited at the last visit, just a link to what has arrived since.
 */
export function HomeNeeds() {
  const { data, unsent, count } = useNeeds();
  const [isSmall] = useState(() => document.documentElement.dataset.person === NOTHING_WAITS);
  useRoomForFirstPaintOnly();
  if (!data) return null;
  if (count === 0) return <NothingWaits fixed={data.fixed} />;
  const [first] = data.needs;
  if (isSmall)
    return (
      <Head>
        <span>{words.title}</span>
        <AppLink href="/mine?list=needs">
          <bdi>{count > 1 ? words.all(count) : (first?.issueTitle ?? words.unsent.title)}</bdi>
        </AppLink>
      </Head>
    );
  return (
    <>
      <Head>
        <span>{words.title}</span>
        {count > 1 && <AppLink href="/mine?list=needs">{words.all(count)}</AppLink>}
      </Head>
      <NeedsList list={data} unsent={unsent} most={1} />
    </>
  );
}

/** On a return to the page within the app, what waits is known already, so the room gets its size. */
function useRoomForFirstPaintOnly(): void {
  useEffect(
    () => () => {
      delete document.documentElement.dataset.person;
    },
    [],
  );
}

function NothingWaits({ fixed }: Pick<NeedList, 'fixed'>) {
  return (
    <Quiet>
      <CircleCheckBig aria-hidden="true" />
      <span>
        <span>{words.empty}</span>
        {fixed.count > 0 && (
          <AppLink href="/mine?list=year">
            {plural(fixed.count, words.fixed(formatMoney(fixed.amount)))}
          </AppLink>
        )}
      </span>
    </Quiet>
  );
}

const Head = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.strong};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-size: ${theme.fontSize.small};
  }
`;

const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  & > svg {
    flex: none;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[3]};
  }
`;
