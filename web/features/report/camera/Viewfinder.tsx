import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { takeFrame, useCamera } from '#web/device/photos/camera.ts';
import { theme } from '#web/theme/theme.ts';
import { viewfinderContent as words } from './viewfinderContent.ts';

type ViewfinderProps = { onShot: (picture: File) => void; onClose: () => void };

/** What the camera sees, in the form itself, and one button that takes it. */
export function Viewfinder({ onShot, onClose }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { stream, hasFailed } = useCamera();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const { current } = video;
    if (!current || !stream) return;
    current.srcObject = stream;
    // Rejects when it closes at once, which is no failure.
    current.play().catch(() => undefined);
  }, [stream]);
  const shoot = async () => {
    const picture = video.current && (await takeFrame(video.current));
    if (picture) onShot(picture);
  };
  if (hasFailed) return <Banner tone="warning">{words.failed}</Banner>;
  return (
    <Stage aria-label={words.label}>
      <video
        ref={video}
        muted
        playsInline
        aria-hidden="true"
        onLoadedData={() => setIsReady(true)}
      />
      <Row gap={3}>
        <Button
          size="lg"
          icon={<Camera aria-hidden="true" />}
          isPending={!isReady}
          pendingLabel={words.starting}
          onClick={() => void shoot()}
        >
          {words.shutter}
        </Button>
        <Button size="lg" variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </Row>
    </Stage>
  );
}

const Stage = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  & video {
    display: block;
    width: 100%;
    max-width: 30rem;
    aspect-ratio: 4 / 3;
    max-height: 45svh;
    border-radius: ${theme.radius.md};
    background: ${theme.color.sunken};
    object-fit: cover;
  }
  ${theme.media.belowMd} {
    & button:first-child {
      flex: 1 1 12rem;
    }
  }
`;
