import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import type { ReportPhoto } from '#web/data/outbox/outbox.ts';
import { theme } from '#web/theme/theme.ts';

type PhotoTileProps = {
  photo: ReportPhoto;
  alt: string;
  removeLabel: string;
  onRemove: () => void;
};

/** One attached photo as it will be sent. */
export function PhotoTile({ photo, alt, removeLabel, onRemove }: PhotoTileProps) {
  const image = useRef<HTMLImageElement>(null);
  const { bytes, mime } = photo;
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, mime]);
  return (
    <Tile>
      <img ref={image} alt={alt} />
      <Remove>
        <IconButton
          label={removeLabel}
          variant="secondary"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </Remove>
    </Tile>
  );
}

const Tile = styled.li`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Remove = styled.div`
  position: absolute;
  inset: ${theme.space[1]} ${theme.space[1]} auto auto;
`;
