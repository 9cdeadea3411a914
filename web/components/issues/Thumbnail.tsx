import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { usableImageUrl } from './usableImageUrl.ts';

/** A small picture beside the title that names it, so it says nothing of its own. */
export function Thumbnail({ src }: { src: string | null | undefined }) {
  const url = usableImageUrl(src);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <ThumbnailFrame aria-hidden="true">
      {url === null || url === failedUrl ? (
        <ImageOff />
      ) : (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailedUrl(url)} />
      )}
    </ThumbnailFrame>
  );
}

export const ThumbnailFrame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.sunken};
  color: ${theme.color.textFaint};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
