import { useCallback, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { useArrivalScroll } from './useArrivalScroll.ts';

/** A part that an address names by its hash, below the header once it is scrolled to. */
export function ArrivalPlace({ name, children }: { name: string; children: ReactNode }) {
  const isNamedBy = useCallback((hash: string) => hash === name, [name]);
  const place = useArrivalScroll<HTMLDivElement>(isNamedBy);
  return (
    <Place ref={place} id={name}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  min-width: 0;
  scroll-margin-block-start: calc(${theme.size.header} + ${theme.space[4]});
`;
