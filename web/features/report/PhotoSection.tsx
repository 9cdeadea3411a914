import { Camera, ImagePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { useLoadedAhead } from '#web/components/feedback/useLoadedAhead.ts';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { loadShrinking } from '#web/device/photos/shrinkPhoto.ts';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from './content.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { PhotoButton } from '#web/components/actions/PhotoButton.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import type { Photos } from './usePhotos.ts';

const { photos: content } = reportContent;

const CoverScreen = lazyPart(async () => (await import('./cover/CoverScreen.tsx')).CoverScreen);

/** From camera or files, with a preview. */
export function PhotoSection({ photos }: { photos: Photos }) {
  const isFull = photos.photos.length >= PHOTOS_PER_REPORT;
  const add = (files: File[]) => void photos.add(files);
  const [coveredId, setCoveredId] = useState<string | null>(null);
  useLoadedAhead(loadShrinking);
  useLoadedAhead(CoverScreen.load);
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
      <Buttons $isFirst={photos.photos.length === 0}>
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
