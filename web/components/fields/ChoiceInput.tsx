import { styled } from 'styled-components';

/**
 * The radio of a choice that is drawn otherwise: unseen, and as large as its label, which is the box
 * that it is placed in. Whoever explores a screen by touch finds it where the choice is drawn.
 */
export const ChoiceInput = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;
