import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Names with their values, beside each other where there is room. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
