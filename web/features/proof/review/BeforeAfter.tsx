import { Maximize2, MoveHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Proof } from '#schema/case/proof.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { theme } from '#web/theme/theme.ts';
import { reviewContent } from './content.ts';

const Lightbox = lazyPart(
  async () => (await import('#web/components/overlays/Lightbox.tsx')).Lightbox,
);

const { slider } = reviewContent;
const MIDDLE = 50;

type BeforeAfterProps = {
  proof: Pick<Proof, 'before' | 'after'>;
  /** For the page's first picture: loads at once. */
  isEager?: boolean;
};

/** Two photos on top of each other, split by a line that is dragged or moved by keys. */
export function BeforeAfter({ proof, isEager = false }: BeforeAfterProps) {
  const [percent, setPercent] = useState(MIDDLE);
  const [open, setOpen] = useState<number | null>(null);
  const { before, after } = proof;
  const loading = isEager ? 'eager' : 'lazy';
  return (
    <Figure>
      {/* The before photo comes first. The middle position is in its style. */}
      <Frame style={percent === MIDDLE ? undefined : { '--line': `${100 - percent}%` }}>
        <img src={before.photo.url} alt={slider.beforeAlt} loading={loading} decoding="async" />
        <After src={after.photo.url} alt={slider.afterAlt} loading={loading} decoding="async" />
        <Range
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={slider.label}
          aria-valuetext={slider.text(percent)}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
        <Line aria-hidden="true">
          <MoveHorizontal />
        </Line>
        {[slider.before, slider.after].map((name, at) => (
          <Opener
            key={name}
            type="button"
            $side={at === 0 ? 'start' : 'end'}
            aria-label={slider.open(name)}
            onClick={() => setOpen(at)}
          >
            <span>{name}</span>
            <Maximize2 />
          </Opener>
        ))}
      </Frame>
      <figcaption>{slider.hint}</figcaption>
      {open !== null && (
        <Suspense>
          <Lightbox
            photos={[
              { url: before.photo.url, alt: slider.beforeAlt },
              { url: after.photo.url, alt: slider.afterAlt },
            ]}
            start={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space[2]};

  & figcaption {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

const Frame = styled.div`
  --line: ${MIDDLE}%;
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};

  ${theme.media.md} {
    aspect-ratio: 16 / 9;
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const After = styled.img`
  clip-path: inset(0 0 0 var(--line));

  [dir='rtl'] & {
    clip-path: inset(0 var(--line) 0 0);
  }
`;

/** Covers the picture, so that it can be dragged anywhere; reversed, because it counts the after photo. */
const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  direction: rtl;

  [dir='rtl'] & {
    direction: ltr;
  }
  cursor: ew-resize;
  touch-action: pan-y;
`;

const Line = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--line);
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  transform: translateX(calc(-50% * ${theme.way}));
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    width: 3px;
    background: ${theme.color.surface};
  }
  & svg {
    position: relative;
    width: ${theme.size.target};
    height: ${theme.size.target};
    padding: ${theme.space[2]};
    border-radius: 50%;
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  input:focus-visible + & svg {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** Labels its side and opens that photo whole; the touch target is larger than the label. */
const Opener = styled.button<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: ${theme.space[3]};
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: ${
    theme.space[3]
  };
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[3]});
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;
