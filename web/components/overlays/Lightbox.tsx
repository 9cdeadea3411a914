import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useState, type KeyboardEvent, type UIEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { content } from '#web/components/content.ts';
import { lightboxContent as words } from './lightboxContent.ts';
import { isLeftward } from '#web/components/layout/isLeftward.ts';
import { closeOnEscape } from './closeOnEscape.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type LightboxProps = {
  /** `small`: the variant on the page, shown until the whole photo has loaded. */
  photos: readonly { url: string; alt: string; small?: string | null }[];
  /** Index of the first photo. */
  start: number;
  onClose: () => void;
};

/**
 * Whole photos over the page: swiped or stepped by arrow keys, zoomed by button, plus and minus or
 * pinch, closed by Escape.
 */
export function Lightbox({ photos, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  const [isLarge, setIsLarge] = useState(false);
  const [strip, setStrip] = useState<HTMLDivElement | null>(null);
  const focusHandlers = useReturnFocus();

  const begin = (element: HTMLDivElement | null) => {
    setStrip(element);
    if (element) element.scrollLeft = slideOffset(start, element);
  };
  const go = (to: number) => {
    if (!photos[to]) return;
    setIsLarge(false);
    setIndex(to);
    strip?.scrollTo({ left: slideOffset(to, strip) });
  };
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const shown = Math.abs(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
    if (shown === index) return;
    setIsLarge(false);
    setIndex(shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event;
    closeOnEscape(onClose)(event);
    const ahead = isLeftward(currentTarget) ? -1 : 1;
    if (key === 'ArrowLeft' && !isLarge) go(index - ahead);
    if (key === 'ArrowRight' && !isLarge) go(index + ahead);
    if (key === '+') setIsLarge(true);
    if (key === '-') setIsLarge(false);
  };

  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Box {...focusHandlers} aria-describedby={undefined} onKeyDown={onKeyDown}>
          <Line>
            <Title>
              <span>{words.title}</span> <span>{words.place(index + 1, photos.length)}</span>
            </Title>
            <IconButton
              label={isLarge ? words.whole : words.enlarge}
              icon={isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
              onClick={() => setIsLarge(!isLarge)}
            />
            <Primitive.Close asChild>
              <IconButton label={content.close} icon={<X aria-hidden="true" />} />
            </Primitive.Close>
          </Line>
          <Strip ref={begin} $isHeld={isLarge} onScroll={follow}>
            {photos.map(({ url, alt, small }, at) => (
              <Slide key={url} $isLarge={isLarge && at === index} inert={at !== index}>
                <Photo url={url} alt={alt} small={small ?? null} />
              </Slide>
            ))}
          </Strip>
          {photos.length > 1 && (
            <Steps>
              <IconButton
                label={words.previous}
                icon={<ChevronLeft aria-hidden="true" />}
                disabled={index === 0}
                onClick={() => go(index - 1)}
              />
              <IconButton
                label={words.next}
                icon={<ChevronRight aria-hidden="true" />}
                disabled={index === photos.length - 1}
                onClick={() => go(index + 1)}
              />
            </Steps>
          )}
        </Box>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Shows the small variant until the whole photo has loaded, or if it fails. */
function Photo({ url, alt, small }: LightboxProps['photos'][number]) {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const hasSmall = Boolean(small) && small !== url;
  return (
    <>
      {state !== 'here' && hasSmall && (
        <img src={small ?? url} alt={state === 'failed' ? alt : ''} />
      )}
      {(state !== 'failed' || !hasSmall) && (
        <img
          src={url}
          alt={alt}
          onLoad={() => setState('here')}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}

/** Scroll offset of a photo: negative in right-to-left text. */
const slideOffset = (index: number, strip: HTMLElement): number =>
  index * strip.clientWidth * (isLeftward(strip) ? -1 : 1);

const Box = styled(Primitive.Content)`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
  background: ${theme.color.ground};

  &:focus {
    outline: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};
`;

const Title = styled(Primitive.Title)`
  flex: 1;
  font-size: ${theme.fontSize.body};

  & span {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
`;

const Strip = styled.div<{ $isHeld: boolean }>`
  display: flex;
  overflow: ${({ $isHeld }) => ($isHeld ? 'hidden' : 'auto hidden')};
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

const Slide = styled.div<{ $isLarge: boolean }>`
  flex: none;
  display: grid;
  width: 100%;
  height: 100%;
  overflow: ${({ $isLarge }) => ($isLarge ? 'auto' : 'hidden')};
  scroll-snap-align: start;
  scroll-snap-stop: always;

  & img {
    grid-area: 1 / 1;
    margin: auto;
    max-width: ${({ $isLarge }) => ($isLarge ? 'none' : '100%')};
    max-height: ${({ $isLarge }) => ($isLarge ? 'none' : '100%')};
    width: ${({ $isLarge }) => ($isLarge ? '250%' : 'auto')};
    min-height: 0;
  }
`;

const Steps = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[6]};
  padding: ${theme.space[2]};
`;
