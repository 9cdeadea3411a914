import { useCallback, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useArrivalScroll } from './useArrivalScroll.ts';

/** A part that an address names by its hash. */
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
`;
