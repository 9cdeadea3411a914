export const viewfinderContent = {
  label: 'Camera',
  shutter: 'Take this picture',
  close: 'Close the camera',
  starting: 'The camera is starting...',
  failed: 'The camera cannot be used here. Take or choose a photo below.',
} as const;
