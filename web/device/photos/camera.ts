import { useEffect, useState } from 'react';

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

/** The current frame; null without one. */
export async function takeFrame(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY);
  });
  return blob && new File([blob], 'camera.jpg', { type: blob.type });
}

/** Whether the camera opens without a prompt, after one, or not at all. Never prompts. */
export async function cameraState(): Promise<'open' | 'asks' | 'none'> {
  try {
    // Missing over plain http.
    const devices = await navigator.mediaDevices.enumerateDevices();
    if (!devices.some(({ kind }) => kind === 'videoinput')) return 'none';
  } catch {
    return 'none';
  }
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted' ? 'open' : state === 'prompt' ? 'asks' : 'none';
  } catch {
    // Not every browser reveals the permission.
    return 'asks';
  }
}
