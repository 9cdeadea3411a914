import { SquarePlus, Trash2, Undo2, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useId, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { content } from '#web/components/content.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { closeOnEscape } from '#web/components/overlays/closeOnEscape.ts';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { useReturnFocus } from '#web/components/overlays/useReturnFocus.ts';
import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import { boxAround, type CoverBox } from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';
import { theme } from '#web/theme/theme.ts';
import { CoverStage } from './CoverStage.tsx';
import { coverContent as words } from './content.ts';
import { coverWork, NO_WORK, type CoverAct, type CoverWork } from './coverWork.ts';

type CoverScreenProps = {
  photo: ReportPhoto;
  /** Covers the photo; false on failure, after telling the person. */
  onCover: (boxes: readonly CoverBox[]) => Promise<boolean>;
  onClose: () => void;
};

/** A full-screen photo on which solid boxes are placed before upload. */
export function CoverScreen({ photo, onCover, onClose }: CoverScreenProps) {
  const focusHandlers = useReturnFocus();
  const [work, act] = useReducer(coverWork, NO_WORK);
  const [isLeaving, setIsLeaving] = useState(false);
  const picture = usePicture(photo);
  const leave = () => (work.boxes.length > 0 ? setIsLeaving(true) : onClose());

  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Primitive.Portal>
        <Screen {...focusHandlers} onKeyDown={closeOnEscape(leave)}>
          <Line>
            <Primitive.Title>{words.title}</Primitive.Title>
            <IconButton label={content.close} icon={<X aria-hidden="true" />} onClick={leave} />
          </Line>
          <Hint asChild>
            <Muted>{words.hint}</Muted>
          </Hint>
          {picture && (
            <Covering
              picture={picture}
              work={work}
              act={act}
              onCover={async (boxes) => {
                if (await onCover(boxes)) onClose();
              }}
            />
          )}
          <ConfirmDialog
            isOpen={isLeaving}
            onClose={() => setIsLeaving(false)}
            title={words.leave.title}
            description={words.leave.text}
            confirmLabel={words.leave.confirm}
            cancelLabel={words.leave.stay}
            tone="danger"
            onConfirm={onClose}
          />
        </Screen>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type CoveringProps = {
  picture: { url: string; size: ImageSize };
  work: CoverWork;
  act: (act: CoverAct) => void;
  onCover: (boxes: readonly CoverBox[]) => Promise<void>;
};

function Covering({ picture: { url, size }, work, act, onCover }: CoveringProps) {
  const [isWorking, setIsWorking] = useState(false);
  const keysId = useId();
  const selected = useRef<HTMLButtonElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const hasBegun = useRef(false);
  const { boxes, selectedId } = work;
  const box = boxes.find(({ id }) => id === selectedId);

  // The keys work on the selected box at once; without boxes the next step is a new one.
  useEffect(() => {
    if (selectedId !== null) {
      hasBegun.current = true;
      selected.current?.focus();
    } else if (boxes.length === 0 && hasBegun.current) addButton.current?.focus();
  }, [selectedId, boxes.length]);

  const onUndoKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    act({ kind: 'undo' });
  };
  const cover = async () => {
    setIsWorking(true);
    await onCover(boxes);
    setIsWorking(false);
  };
  const middle = { x: size.width / 2, y: size.height / 2 };
  return (
    <Work onKeyDown={onUndoKey}>
      <CoverStage
        work={work}
        act={act}
        size={size}
        url={url}
        keysId={keysId}
        selectedRef={selected}
      />
      <Keys id={keysId}>{words.keys}</Keys>
      <VisuallyHidden as="output">{box ? words.place(box, size) : words.removed}</VisuallyHidden>
      <Tools>
        <Button
          ref={addButton}
          icon={<SquarePlus aria-hidden="true" />}
          onClick={() => act({ kind: 'add', box: boxAround(middle, size) })}
        >
          {words.add}
        </Button>
        <IconButton
          label={words.undo}
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          disabled={work.past.length === 0}
          onClick={() => act({ kind: 'undo' })}
        />
        <IconButton
          label={words.remove}
          variant="secondary"
          icon={<Trash2 aria-hidden="true" />}
          disabled={!box}
          onClick={() => box && act({ kind: 'remove', id: box.id })}
        />
        <Button
          variant="primary"
          disabled={boxes.length === 0}
          isPending={isWorking}
          pendingLabel={words.working}
          onClick={() => void cover()}
        >
          {words.confirm}
        </Button>
      </Tools>
    </Work>
  );
}

const Screen = styled(Primitive.Content)`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
  background: ${theme.color.ground};

  &:focus {
    outline: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]} 0;
  padding-inline: ${theme.space[4]} ${theme.space[3]};
`;

const Hint = styled(Primitive.Description)`
  padding: 0 ${theme.space[4]};
`;

const Work = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  gap: ${theme.space[4]};
  min-height: 0;
`;

/** For keyboards: announced always, visible where the pointer is not only a finger. */
const Keys = styled(Muted)`
  display: none;
  padding: 0 ${theme.space[4]};
  text-align: center;

  ${theme.media.hover} {
    display: block;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[4]} ${theme.space[4]};
`;

/** The photo's object URL and upright size; null until decoded. */
function usePicture({
  bytes,
  mime,
}: Pick<ReportPhoto, 'bytes' | 'mime'>): { url: string; size: ImageSize } | null {
  const [picture, setPicture] = useState<{ url: string; size: ImageSize } | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
    const image = new Image();
    image.addEventListener('load', () => {
      setPicture({ url, size: { width: image.naturalWidth, height: image.naturalHeight } });
    });
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, mime]);
  return picture;
}
