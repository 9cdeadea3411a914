import { renderToStaticMarkup } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { createCompiledStyles } from './compiledStyles.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Card = styled.p<{ $width: number }>`
  color: teal;
  animation: ${turn} 1s;
  width: ${({ $width }) => $width}px;
`;

/** A page of cards with its styles, and how many style parts were compiled for it. */
function paint(widths: readonly number[], prepare?: ReturnType<typeof createCompiledStyles>) {
  const sheet = new ServerStyleSheet();
  prepare?.(sheet.instance);
  let compiled = 0;
  const html = renderToStaticMarkup(
    <StyleSheetManager sheet={sheet.instance} stylisPlugins={[() => void (compiled += 1)]}>
      {widths.map((width) => (
        <Card key={width} $width={width} />
      ))}
    </StyleSheetManager>,
  );
  return { page: html + sheet.getStyleTags(), compiled };
}

it('compiles for a page only what no page before it had, and paints the same', () => {
  const plain = [paint([1, 2]), paint([2, 3]), paint([2])];
  const prepare = createCompiledStyles();
  const prepared = [paint([1, 2], prepare), paint([2, 3], prepare), paint([2], prepare)];
  expect(prepared.map(({ page }) => page)).toEqual(plain.map(({ page }) => page));
  const [first, second, third] = prepared.map(({ compiled }) => compiled);
  expect(first).toBe(plain[0]?.compiled);
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThan(first ?? 0);
  expect(third).toBe(0);
});

it('compiles anew what it could not keep', () => {
  const prepare = createCompiledStyles(1);
  const painted = [[1], [2], [1]].map((widths) => paint(widths, prepare));
  expect(painted.map(({ page }) => page)).toEqual([[1], [2], [1]].map((at) => paint(at).page));
  expect(painted.every(({ compiled }) => compiled > 0)).toBe(true);
});
