import { styled } from 'styled-components';

/**
 * An invisible radio as large as its label, so that exploring a screen by touch finds it where the
 * choice is drawn. Needs a positioned label.
 */
export const ChoiceInput = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;
