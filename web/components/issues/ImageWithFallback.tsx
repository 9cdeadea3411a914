import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';
import { usableImageUrl } from './usableImageUrl.ts';

export type ImageWithFallbackProps = {
  src?: string | null;
  alt: string;
  /** Width to height; reserved while loading, so that nothing jumps. */
  ratio?: string;
  /** Loads at once: for the first visible picture. */
  isEager?: boolean;
  srcSet?: string;
  sizes?: string;
};

/** Shows 'No Image Available' without a picture or when it fails to load. */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, alt, ratio = '3 / 2', isEager = false, srcSet, sizes } = props;
  const url = usableImageUrl(src);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isMissing = url === null || url === failedUrl;
  return (
    <Frame $ratio={ratio}>
      {isMissing ? (
        <Placeholder>
          <ImageOff aria-hidden="true" />
          <span>{content.noImage}</span>
        </Placeholder>
      ) : (
        <Picture
          src={url}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedUrl(url)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $ratio: string }>`
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${theme.color.sunken};
  container-type: inline-size;
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  height: 100%;
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize.small};
  text-align: center;

  & svg {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    stroke-width: 1.5;
  }
  /* On a compact card the words are as wide as the picture. */
  @container (max-width: 9rem) {
    gap: ${theme.space[1]};
    font-size: ${theme.fontSize.caption};
    line-height: ${theme.lineHeight.snug};

    & svg {
      width: ${theme.space[5]};
      height: ${theme.space[5]};
    }
  }
`;
