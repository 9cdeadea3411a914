import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from './content.ts';

/** The sign and the name. The sign alone carries the accent; the name is text, so it is read out. */
export function Logo() {
  return (
    <Lockup>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill={theme.color.accent}
          d="M16 1.5c6.6 0 11.5 4.9 11.5 11.2 0 7.5-7.2 13.4-10.4 17.2a1.4 1.4 0 0 1-2.2 0C11.7 26.1 4.5 20.2 4.5 12.7 4.500 6.400 9.400 1.500 16 1.500Z"
        />
        <path fill={theme.color.onAccent} d="M9.500 7.500h13v3.800h-4.500V20h-4v-8.700H9.500Z" />
      </svg>
      {content.brand}
    </Lockup>
  );
}

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.title};
  font-weight: ${theme.weight.display};
  letter-spacing: -0.03em;
  line-height: 1;

  & svg {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
  }
`;
