import { Camera, ImagePlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { distanceM, type Position } from '#schema/places/geo.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { PhotoButton } from '#web/components/actions/PhotoButton.tsx';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { useLoadedAhead } from '#web/components/feedback/useLoadedAhead.ts';
import { showError } from '#web/store/toastStore.ts';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { readPhotoFile } from '#web/device/photos/readPhotoFile.ts';
import { loadShrinking } from '#web/device/photos/shrinkPhoto.ts';
import { theme } from '#web/theme/theme.ts';
import { CameraScreen, type Shot } from './CameraScreen.tsx';
import { proofContent } from './content.ts';
import { fixFrom, type ProofPicture } from './proofDraft.ts';
import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';

const { photos: words, toast } = proofContent;

type PictureSectionProps = {
  which: 'before' | 'after';
  issue: Position;
  picture: ProofPicture | null;
  /** Overlaid in the camera, to be matched. */
  ghost: Blob | null;
  onChange: (picture: ProofPicture) => void;
  onWorking: (isWorking: boolean) => void;
};

/** From the in-app camera with time and place, or from a file. */
export function PictureSection(props: PictureSectionProps) {
  const { which, issue, picture, ghost, onChange, onWorking } = props;
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const own = words[which];
  useLoadedAhead(loadShrinking);

  const take = async (file: File, shot: Omit<Shot, 'file'> | null) => {
    setIsWorking(true);
    onWorking(true);
    const taken = await toPicture(file, shot);
    setIsWorking(false);
    onWorking(false);
    if (taken) onChange(taken);
  };
  return (
    <FormSection heading={own.heading} hint={own.hint}>
      {!picture && ghost && which === 'before' && (
        <Taken>
          <BytesImage bytes={ghost} mime={ghost.type} alt="" />
          <figcaption>{words.reported}</figcaption>
        </Taken>
      )}
      {picture && (
        <Taken>
          <BytesImage bytes={picture.bytes} mime={picture.mime} alt={own.alt} />
          <figcaption>{pictureText(picture, issue)}</figcaption>
        </Taken>
      )}
      <output>{isWorking && <Spinner label={words.working} />}</output>
      <Row align="stretch">
        <Button
          variant="secondary"
          size="lg"
          icon={picture ? <RotateCcw aria-hidden="true" /> : <Camera aria-hidden="true" />}
          disabled={isWorking}
          onClick={() => setIsCameraOpen(true)}
        >
          {picture ? own.retake : own.camera}
        </Button>
        <PhotoButton
          label={own.file}
          icon={<ImagePlus aria-hidden="true" />}
          isDisabled={isWorking}
          onFiles={([file]) => file && void take(file, null)}
        />
      </Row>
      {isCameraOpen && (
        <CameraScreen
          which={which}
          ghost={ghost}
          onShot={({ file, ...shot }) => void take(file, shot)}
          onClose={() => setIsCameraOpen(false)}
        />
      )}
    </FormSection>
  );
}

/** Prepares the photo for upload; null after telling why it cannot be used. */
async function toPicture(
  file: File,
  shot: Omit<Shot, 'file'> | null,
): Promise<ProofPicture | null> {
  const read = await readPhotoFile(file);
  if ('refusal' in read) {
    const { problem, text } = read.refusal;
    showError(toast.problems[problem], text);
    return null;
  }
  const { bytes, mime, sha256, takenAt, position } = read.photo;
  const part = { id: crypto.randomUUID(), bytes, mime, sha256 };
  if (shot) return { ...part, ...shot, source: 'app' };
  // A file has no accuracy.
  return { ...part, takenAt, position: position && fixFrom(position, 0), source: 'file' };
}

function pictureText({ takenAt, position, source }: ProofPicture, issue: Position): string {
  const moment = takenAt ? formatDateTime(takenAt) : words.noTime;
  const place = position
    ? words.place(formatNumber(Math.round(distanceM(position, issue))))
    : words.noPlace;
  return source === 'app' ? words.byApp(moment, place) : words.byFile(moment, place);
}

const Taken = styled.figure`
  display: grid;
  gap: ${theme.space[2]};

  & img {
    width: 100%;
    max-height: 40svh;
    border-radius: ${theme.radius.lg};
    background: ${theme.color.sunken};
    object-fit: contain;
  }
  & figcaption {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

type BytesImageProps = { bytes: BlobPart; mime: string; alt: string };

/** A picture that is only on this device. */
function BytesImage({ bytes, mime, alt }: BytesImageProps) {
  const image = useObjectUrlRef<HTMLImageElement>(bytes, mime);
  return <img ref={image} alt={alt} />;
}
