import { styled } from 'styled-components';

const SHOWN = 10;

/** The first digits, enough to compare; all of them on hover. */
export function Digest({ value }: { value: string }) {
  return <Code title={value}>{value.slice(0, SHOWN)}</Code>;
}

const Code = styled.code`
  white-space: nowrap;
`;
