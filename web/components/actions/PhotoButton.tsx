import { useRef, type ReactNode } from 'react';
import { PHOTO_MIME_TYPES } from '#schema/limits.ts';
import { Button } from './Button.tsx';

const ACCEPT = PHOTO_MIME_TYPES.join(',');

type PhotoButtonProps = {
  label: string;
  icon: ReactNode;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  /** Opens the camera if there is one. */
  capture?: 'environment';
  multiple?: boolean;
};

export function PhotoButton(props: PhotoButtonProps) {
  const { label, icon, isDisabled, onFiles, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        icon={icon}
        disabled={isDisabled}
        onClick={() => ref.current?.click()}
      >
        {label}
      </Button>
      <input
        {...input}
        ref={ref}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same file be chosen again after its removal.
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
