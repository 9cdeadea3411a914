import { useEffect, useState } from 'react';
import type { Fix } from '#schema/case/proof.ts';
import { fixFrom } from './proofDraft.ts';

const WIDTH_PX = 1_920;
const HEIGHT_PX = 1_440;
/** The frame is re-encoded again when it is scaled down. */
const FRAME_QUALITY = 0.92;

/** The rear camera while mounted; null until it runs. */
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
    // Denied, in use or missing: a file can be chosen instead.
    start().catch(() => isOver || setHasFailed(true));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { stream, hasFailed };
}

/** The device's position while mounted; null until accurate enough. */
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

/** The current frame; null without one. */
export async function takeFrame(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY);
  });
  return blob && new File([blob], 'proof.jpg', { type: blob.type });
}
