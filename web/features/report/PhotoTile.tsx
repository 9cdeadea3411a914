import { EyeOff, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';
import { theme } from '#web/theme/theme.ts';

type PhotoTileProps = {
  photo: ReportPhoto;
  alt: string;
  removeLabel: string;
  onRemove: () => void;
  cover: { text: string; label: string };
  onCover: () => void;
};

/** A photo as it will be sent. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, alt, removeLabel, onRemove, cover, onCover } = props;
  const image = useObjectUrlRef<HTMLImageElement>(photo.bytes, photo.mime);
  return (
    <Tile>
      <Picture>
        <img ref={image} alt={alt} />
        <Remove>
          <IconButton
            label={removeLabel}
            variant="secondary"
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </Remove>
      </Picture>
      <Button
        isFullWidth
        icon={<EyeOff aria-hidden="true" />}
        aria-label={cover.label}
        onClick={onCover}
      >
        {cover.text}
      </Button>
    </Tile>
  );
}

const Tile = styled.li`
  display: grid;
  gap: ${theme.space[2]};
`;

const Picture = styled.div`
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
  inset-block-start: ${theme.space[1]};
  inset-inline-end: ${theme.space[1]};
`;
