import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { NeedsList } from '#web/features/notices/needs/NeedsList.tsx';
import { needsContent as words } from '#web/features/notices/needs/needsContent.ts';
import { useNeeds } from '#web/features/notices/needs/useNeeds.ts';
import { theme } from '#web/theme/theme.ts';

/** The next thing that waits for the person. Nothing where it is unknown: the room stays. */
export function HomeNeeds() {
  const { data, unsent, count } = useNeeds();
  if (!data) return null;
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
