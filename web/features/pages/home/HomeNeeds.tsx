import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { NeedsList } from '#web/features/notices/needs/NeedsList.tsx';
import { needsContent as words } from '#web/features/notices/needs/needsContent.ts';
import { useNeeds } from '#web/features/notices/needs/useNeeds.ts';
import { theme } from '#web/theme/theme.ts';

/**
 * The next thing that waits for the person. Nothing where it is unknown: the room stays. In the small room of
 * somebody for whom nothing waited, only the way to what came since.
 */
export function HomeNeeds() {
  const { data, unsent, count } = useNeeds();
  const [isSmall] = useState(() => document.documentElement.dataset.person === NOTHING);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) noteForNextPaint(count > 0 ? '' : NOTHING);
  }, [isKnown, count]);
  if (!data) return null;
  const [first] = data.needs;
  if (isSmall && count > 0)
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

/** Read by theme.js before the first paint. */
const NOTHING = 'none';

function noteForNextPaint(what: string): void {
  try {
    localStorage.setItem('needs', what);
  } catch {
    // Blocked: the large room is kept each time.
  }
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
