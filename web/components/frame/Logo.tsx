import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { isWordLogo, LogoPicture, type LogoImage } from './LogoPicture.tsx';

/** Longest name that fits a phone's header at full size. */
const SHORT_NAME = 10;

type LogoProps = { name: string; logo?: LogoImage | null };

/** The installation's logo (or the pin) and its name as text. */
export function Logo({ name, logo }: LogoProps) {
  const isLong = name.length > SHORT_NAME;
  if (logo)
    return (
      <Lockup>
        <LogoPicture logo={logo} alt={isWordLogo(logo) ? name : ''} />
        {!isWordLogo(logo) && <Name $isLong={isLong}>{name}</Name>}
      </Lockup>
    );
  return (
    <Lockup $isShort={!isLong}>
      <svg viewBox="10 4 44 57" fill={theme.color.accent} aria-hidden="true">
        <path d="M45.5 9.91A21 21 0 0 1 48.8 38.6L34.2 58.1Q32 60.6 29.8 58.1L15.2 38.6A21 21 0 0 1 18.5 9.91A4.2 4.2 0 0 1 23.9 16.35A12.6 12.6 0 1 0 40.1 16.35A4.2 4.2 0 0 1 45.5 9.91Z" />
        <circle cx="32" cy="26" r="7" />
      </svg>
      <Name $isLong={isLong}>{name}</Name>
    </Lockup>
  );
}

const Lockup = styled.span<{ $isShort?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.title};
  font-weight: ${theme.weight.display};
  letter-spacing: -0.03em;
  line-height: 1;

  /* A name that wraps below the logo is hidden. */
  ${({ $isShort = false }) =>
    $isShort && `flex-wrap: wrap; height: ${theme.space[8]}; overflow: hidden;`}
  & svg {
    width: auto;
    height: ${theme.space[8]};
  }
`;

/** At most two lines, so that a long name does not raise the header; a short name without room is hidden. */
const Name = styled.span<{ $isLong: boolean }>`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  line-height: ${theme.lineHeight.heading};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${({ $isLong }) =>
    $isLong
      ? `font-size: ${theme.fontSize.body}; line-height: ${theme.lineHeight.snug};`
      : 'white-space: nowrap;'}
`;
