import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** A4 at CSS's 96 px per inch. */
const SHEET_WIDTH_PX = (210 / 25.4) * 96;

type ScaledSheetProps = { label: string; children: ReactNode };

/** An A4 sheet laid out at real size, scaled down to the screen; unscaled in print. */
export function ScaledSheet({ label, children }: ScaledSheetProps) {
  const holder = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!holder.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / SHEET_WIDTH_PX));
    });
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Holder
      ref={holder}
      aria-label={label}
      style={{ blockSize: `calc(297mm * ${scale})`, maxInlineSize: '210mm' }}
    >
      <Sheet data-theme="light" style={{ transform: `scale(${scale})` }}>
        {children}
      </Sheet>
    </Holder>
  );
}

const Holder = styled.section`
  position: relative;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  box-shadow: 0 0 0 ${theme.size.hairline} ${theme.color.border};

  ${theme.media.print} {
    /* Slightly less than the page, or rounding starts a second one. */
    block-size: 296.5mm !important;
    border-radius: 0;
    box-shadow: none;
  }
`;

/** Light in every theme. */
const Sheet = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 210mm;
  block-size: 296.5mm;
  padding: 14mm;
  transform-origin: 0 0;
  background: ${theme.color.onCover};
  color: ${theme.color.text};

  &:dir(rtl) {
    transform-origin: 100% 0;
  }
  ${theme.media.print} {
    transform: none !important;
  }
`;
