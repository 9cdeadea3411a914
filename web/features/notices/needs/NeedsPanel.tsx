import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { theme } from '#web/theme/theme.ts';
import { AddressLine } from './AddressLine.tsx';
import { NeedsList } from './NeedsList.tsx';
import { needsContent as words } from './needsContent.ts';
import { useNeeds } from './useNeeds.ts';

/** As many as leave the news in view. */
const SHOWN = 3;

/** What waits for the person, above the news. Without an answer the news alone is shown. */
export function NeedsPanel({ onFollow }: { onFollow: () => void }) {
  const { data, unsent, count } = useNeeds();
  if (!data) return null;
  return (
    <Panel>
      <Head>
        <h2>{words.title}</h2>
        {count > SHOWN && (
          <AppLink href="/mine?list=needs" onClick={onFollow}>
            {words.all(count)}
          </AppLink>
        )}
      </Head>
      <NeedsList list={data} unsent={unsent} most={SHOWN} onFollow={onFollow} />
      {data.isAddressAsked && <AddressLine />}
    </Panel>
  );
}

const Panel = styled.section`
  margin-block-end: ${theme.space[2]};
  padding: 0 ${theme.space[3]} ${theme.space[2]};
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};

  & h2 {
    font-size: ${theme.fontSize.lead};
  }
  & a {
    font-size: ${theme.fontSize.small};
  }
`;
