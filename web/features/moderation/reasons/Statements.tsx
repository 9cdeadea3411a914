import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { theme } from '#web/theme/theme.ts';

type Statement = { id: string; head: ReactNode; text: string; foot?: ReactNode };

/** Each with author and time. */
export function Statements({ items }: { items: readonly Statement[] }) {
  return (
    <List>
      {items.map(({ id, head, text, foot }) => (
        <li key={id}>
          <Head>{head}</Head>
          <UserText>{text}</UserText>
          {foot}
        </li>
      ))}
    </List>
  );
}

const List = styled(PlainList)`
  & > li {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[4]};
    border-inline-start: ${theme.size.ring} solid ${theme.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
