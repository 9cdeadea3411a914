import { Camera, ImagePlus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { useLoadedAhead } from '#web/components/feedback/useLoadedAhead.ts';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { cameraState } from '#web/device/photos/camera.ts';
import { loadShrinking } from '#web/device/photos/shrinkPhoto.ts';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from './content.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { PhotoButton } from '#web/components/actions/PhotoButton.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import type { Photos } from './usePhotos.ts';

const { photos: content } = reportContent;

const CoverScreen = lazyPart(async () => (await import('./cover/CoverScreen.tsx')).CoverScreen);
const Viewfinder = lazyPart(async () => (await import('./camera/Viewfinder.tsx')).Viewfinder);

type PhotoSectionProps = {
  photos: Photos;
  /** A new report begins with the camera if that needs no permission prompt. */
  startsWithCamera: boolean;
};

/** From camera or files, with a preview. */
export function PhotoSection({ photos, startsWithCamera }: PhotoSectionProps) {
  const isFull = photos.photos.length >= PHOTOS_PER_REPORT;
  const [coveredId, setCoveredId] = useState<string | null>(null);
  useLoadedAhead(loadShrinking);
  useLoadedAhead(CoverScreen.load);
  const { isOpen, canOpen, open, close } = useViewfinder(startsWithCamera);
  const add = (files: File[]) => {
    close();
    void photos.add(files);
  };
  const toCover = photos.photos.find(({ id }) => id === coveredId);
  return (
    <FormSection heading={content.heading} hint={content.hint(PHOTOS_PER_REPORT)}>
      {photos.photos.length > 0 && (
        <Tiles aria-label={content.list}>
          {photos.photos.map((photo, index) => (
            <PhotoTile
              // By position: a covered picture gets a new id, and the focus returns here.
              key={content.preview(index + 1, PHOTOS_PER_REPORT)}
              photo={photo}
              alt={content.preview(index + 1, photos.photos.length)}
              removeLabel={content.remove(index + 1)}
              onRemove={() => photos.remove(photo.id)}
              cover={{ text: content.cover, label: content.coverPhoto(index + 1) }}
              onCover={() => setCoveredId(photo.id)}
            />
          ))}
        </Tiles>
      )}
      {photos.photos.length > 0 && <Muted>{content.coverHint}</Muted>}
      {toCover && (
        <Suspense>
          <CoverScreen
            photo={toCover}
            onCover={(boxes) => photos.cover(toCover, boxes)}
            onClose={() => setCoveredId(null)}
          />
        </Suspense>
      )}
      <output>{photos.isWorking && <Spinner label={content.working} />}</output>
      {isOpen && !isFull && (
        <Suspense>
          <Viewfinder onShot={(picture) => add([picture])} onClose={close} />
        </Suspense>
      )}
      <Buttons $isFirst={photos.photos.length === 0 && !isOpen}>
        <PhotoButton
          label={content.take}
          icon={<Camera aria-hidden="true" />}
          isDisabled={isFull}
          capture="environment"
          onFiles={add}
        />
        <PhotoButton
          label={content.choose}
          icon={<ImagePlus aria-hidden="true" />}
          isDisabled={isFull}
          multiple
          onFiles={add}
        />
        {canOpen && !isOpen && !isFull && (
          <Button variant="ghost" size="lg" onClick={open}>
            {content.inPage}
          </Button>
        )}
      </Buttons>
      {photos.hasCapture && (
        <CheckboxField
          label={content.consent}
          hint={content.consentHint}
          checked={photos.mayTellCapture}
          onChange={({ target }) => photos.agree(target.checked)}
        />
      )}
    </FormSection>
  );
}

/** Whether the camera shows in the page, or could. Without a tap it opens only where it is allowed already. */
function useViewfinder(startsWithCamera: boolean) {
  const [state, setState] = useState<Awaited<ReturnType<typeof cameraState>>>('none');
  const [isOpen, setIsOpen] = useState(false);
  useLoadedAhead(Viewfinder.load, state !== 'none');
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await cameraState();
      if (isGone) return;
      setState(found);
      if (!startsWithCamera || found !== 'open') return;
      await Viewfinder.load();
      if (!isGone) setIsOpen(true);
    };
    // Without its code, which is loaded again later, photos are taken with the buttons below.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [startsWithCamera]);
  const open = () =>
    void Viewfinder.load().then(
      () => setIsOpen(true),
      () => undefined,
    );
  return { isOpen, canOpen: state !== 'none', open, close: () => setIsOpen(false) };
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Buttons = styled.div<{ $isFirst: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    & > button {
      flex: 1 1 11rem;
    }
    & > button:first-child {
      min-height: ${({ $isFirst }) => ($isFirst ? theme.space[24] : theme.size.targetLarge)};
    }
  }
`;
