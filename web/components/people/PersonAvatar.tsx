import { useState } from 'react';
import { styled } from 'styled-components';
import { Avatar, avatarDiameters, type AvatarSize } from '#web/components/frame/Avatar.tsx';

type PersonAvatarProps = {
  username: string;
  /** Without one: the first letter. */
  src: string | null | undefined;
  size?: AvatarSize;
};

/** Decorative: the name is beside it. */
export function PersonAvatar({ username, src, size = 'md' }: PersonAvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) return <Avatar username={username} size={size} />;
  return (
    <Face
      $size={size}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      // Removed, or not on this device: the letter is shown.
      onError={() => setBrokenSrc(src)}
    />
  );
}

const Face = styled.img<{ $size: AvatarSize }>`
  flex: none;
  width: ${({ $size }) => avatarDiameters[$size]};
  height: ${({ $size }) => avatarDiameters[$size]};
  border-radius: 50%;
  object-fit: cover;
`;
