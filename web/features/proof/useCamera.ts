import { useEffect, useState } from 'react';
import type { Fix } from '#schema/case/proof.ts';
import { fixFrom } from './proofDraft.ts';

const WIDTH_PX = 1_920;
const HEIGHT_PX = 1_440;
/** The camera's frame is re-encoded once more when it is made smaller. */
const FRAME_QUALITY = 0.92;

/** The camera of the back for as long as the component lives; null until it runs. */
export function useCamera(): { stream: MediaStream | null; hasFailed: boolean } {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let opened: MediaStream | undefined;
    let isOver = false;
    const stop = () => opened?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      opened = await navigator.mediaDevices.getUserMedia({
        video: {
          facingMode: { ideal: 'environment' },
          width: { ideal: WIDTH_PX },
          height: { ideal: HEIGHT_PX },
        },
      });
      if (isOver) stop();
      else setStream(opened);
    };
    // Refused, taken by another app, or none there: a file can be chosen instead.
    start().catch(() => isOver || setHasFailed(true));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { stream, hasFailed };
}

/** The device's position while the component lives; null until it is known well enough. */
export function useWatchedFix(): { fix: Fix | null; isRefused: boolean } {
  const [fix, setFix] = useState<Fix | null>(null);
  const [isRefused, setIsRefused] = useState(!('geolocation' in navigator));
  useEffect(() => {
    if (!('geolocation' in navigator)) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setFix(fixFrom({ latitude, longitude }, accuracy)),
      () => setIsRefused(true),
      { enableHighAccuracy: true },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, []);
  return { fix, isRefused };
}

/** The picture that a video element shows at this moment; null when it shows none. */
export async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY);
  });
  return blob && new File([blob], 'proof.jpg', { type: blob.type });
}
