import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type AvatarSize = 'sm' | 'md' | 'lg';

export const avatarDiameters: Record<AvatarSize, string> = {
  sm: theme.space[8],
  md: theme.space[10],
  lg: theme.space[16],
};

/** First letter of the name, or U. Decorative: the name is beside it or in the control's label. */
export function Avatar({ username, size = 'md' }: { username?: string | null; size?: AvatarSize }) {
  const [letter = 'U'] = username?.trim() ?? '';
  return (
    <Disc $size={size} aria-hidden="true">
      {letter.toUpperCase()}
    </Disc>
  );
}

const Disc = styled.span<{ $size: AvatarSize }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => avatarDiameters[$size]};
  height: ${({ $size }) => avatarDiameters[$size]};
  border-radius: 50%;
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  background: ${theme.color.pressed};
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-size: ${({ $size }) => ($size === 'lg' ? theme.fontSize.title : theme.fontSize.small)};
  font-weight: ${theme.weight.display};
  line-height: 1;
  user-select: none;
`;
