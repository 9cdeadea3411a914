import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** A logo with its size, and the theme in which it needs a plate to be seen. */
export type LogoImage = {
  picture: string;
  width: number;
  height: number;
  plate: 'dark' | 'light' | null;
};

/** A logo wider than this is a wordmark and stands without the name. */
const WORD_RATIO = 2.2;

/** Whether a logo contains the name. */
export const isWordLogo = ({ width, height }: LogoImage): boolean => width > height * WORD_RATIO;

/** With a plate in the theme in which it would be invisible. */
export function LogoPicture({ logo, alt }: { logo: LogoImage; alt: string }) {
  const { picture, width, height, plate } = logo;
  return <Picture src={picture} width={width} height={height} alt={alt} $plate={plate} />;
}

const Picture = styled.img<{ $plate: LogoImage['plate'] }>`
  flex: none;
  width: auto;
  max-width: 9rem;
  height: ${theme.space[8]};
  object-fit: contain;
  border-radius: ${theme.radius.sm};

  ${({ $plate }) =>
    $plate &&
    `[data-theme='${$plate}'] & {
      padding: ${theme.space[1]};
      background: ${theme.color.inverse};
    }`}
`;
