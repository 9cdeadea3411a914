import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

type FactListProps = {
  facts: readonly (readonly [string, ReactNode])[];
  /** One below the other at every width. */
  isStacked?: boolean;
};

/** Names and values, in columns if there is room. */
export function FactList({ facts, isStacked = false }: FactListProps) {
  return (
    <List $isStacked={isStacked}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $isStacked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isStacked }) =>
    $isStacked ? 'none' : 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))'};
  gap: ${theme.space[4]} ${theme.space[6]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
