import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Fix } from '#schema/case/proof.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatNumber } from '#web/format/format.ts';
import { takeFrame, useCamera } from '#web/device/photos/camera.ts';
import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';
import { plainHttpContent } from '#web/device/plainHttpContent.ts';
import { theme } from '#web/theme/theme.ts';
import { proofContent } from './content.ts';
import { useClaimedNow } from './useClaimedNow.ts';
import { useWatchedFix } from './useWatchedFix.ts';

const { camera: words } = proofContent;
const FIRST_OPACITY_PERCENT = 35;

/** From the in-app camera, with time and place of the shot. */
export type Shot = { file: File; takenAt: string; position: Fix | null };

type CameraScreenProps = {
  which: 'before' | 'after';
  ghost: Blob | null;
  onShot: (shot: Shot) => void;
  onClose: () => void;
};

/** With an earlier picture overlaid, so that both show the same view; mounted while open. */
export function CameraScreen({ which, ghost, onShot, onClose }: CameraScreenProps) {
  return (
    <Dialog onClose={onClose} title={words.title[which]} size="lg">
      <Finder ghost={ghost} onShot={onShot} onClose={onClose} />
    </Dialog>
  );
}

function Finder({ ghost, onShot, onClose }: Omit<CameraScreenProps, 'which'>) {
  const video = useRef<HTMLVideoElement>(null);
  const { stream, hasFailed } = useCamera();
  const [isReady, setIsReady] = useState(false);
  const { fix, isRefused } = useWatchedFix();
  const claimedNow = useClaimedNow();
  const [ghostPercent, setGhostPercent] = useState(FIRST_OPACITY_PERCENT);

  useEffect(() => {
    const { current } = video;
    if (!current || !stream) return;
    current.srcObject = stream;
    // Rejects when the screen closes at once, which is no failure.
    current.play().catch(() => undefined);
  }, [stream]);
  const shoot = async () => {
    const takenAt = claimedNow();
    const file = video.current && (await takeFrame(video.current));
    if (!file) return;
    onShot({ file, takenAt, position: fix });
    onClose();
  };
  const failed = isSecureContext ? words.failed : plainHttpContent.camera;
  if (hasFailed) return <Banner tone="warning">{failed}</Banner>;
  return (
    <Stack gap={4}>
      <Stage aria-busy={!isReady} data-is-ready={isReady}>
        <video
          ref={video}
          muted
          playsInline
          aria-hidden="true"
          onLoadedData={() => setIsReady(true)}
        />
        {ghost && <Ghost picture={ghost} opacityPercent={ghostPercent} />}
      </Stage>
      {ghost && (
        <Opacity>
          <span>{words.ghost}</span>
          <input
            type="range"
            min={0}
            max={80}
            step={5}
            value={ghostPercent}
            aria-label={words.ghostOf}
            onChange={({ target }) => setGhostPercent(Number(target.value))}
          />
        </Opacity>
      )}
      <Muted aria-live="polite">{placeWords(fix, isRefused)}</Muted>
      <Button
        variant="primary"
        size="lg"
        isFullWidth
        icon={<Camera aria-hidden="true" />}
        isPending={!isReady}
        pendingLabel={words.starting}
        onClick={() => void shoot()}
      >
        {words.shutter}
      </Button>
    </Stack>
  );
}

function placeWords(fix: Fix | null, isRefused: boolean): string {
  if (fix) return words.located(formatNumber(Math.ceil(fix.accuracyM)));
  return isRefused ? words.noPosition : words.locating;
}

function Ghost({ picture, opacityPercent }: { picture: Blob; opacityPercent: number }) {
  const image = useObjectUrlRef<HTMLImageElement>(picture, picture.type);
  return <img ref={image} alt="" style={{ opacity: opacityPercent / 100 }} />;
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};

  & video {
    display: block;
    width: 100%;
    max-height: 60svh;
    object-fit: contain;
  }
  /* Reserved; later the picture sets its own height. */
  &[data-is-ready='false'] {
    min-height: 40svh;
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    pointer-events: none;
  }
`;

const Opacity = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  font-size: ${theme.fontSize.small};

  & input {
    min-height: ${theme.size.target};
    accent-color: ${theme.color.text};
  }
`;
