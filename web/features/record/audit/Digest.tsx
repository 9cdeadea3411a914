import { styled } from 'styled-components';

const SHOWN = 10;

/** The beginning of a digest, enough to tell two apart; the whole one on hover. */
export function Digest({ value }: { value: string }) {
  return <Code title={value}>{value.slice(0, SHOWN)}</Code>;
}

const Code = styled.code`
  white-space: nowrap;
`;
