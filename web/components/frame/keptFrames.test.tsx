import { useId } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it, vi } from 'vitest';
import { createCompiledStyles } from '#web/theme/compiledStyles.ts';
import { FramePart, WritingContext } from '#web/net/firstPaint.ts';
import { createKeptFrames } from './keptFrames.tsx';

const LINKS = /^(?:<link [^>]*>)*/u;
const Bar = styled.header<{ $isWide: boolean }>`
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
`;
const Title = styled.h1`
  color: teal;
`;

const noteHeader = vi.fn<() => void>();

function Header({ name }: { name: string }) {
  noteHeader();
  const id = useId();
  return (
    <Bar $isWide={name.length > 3} aria-labelledby={id}>
      <img src="/logo.png" alt="" />
      <b id={id}>{name} $&amp;</b>
    </Bar>
  );
}

function Page({ name, title }: { name: string; title: string }) {
  return (
    <div>
      <FramePart>
        <Header name={name} />
      </FramePart>
      <Title id={useId()}>{title}</Title>
      <img src="/photo.png" alt="" />
    </div>
  );
}

const takeCompiled = createCompiledStyles();

async function paint(
  about: Parameters<typeof Page>[0],
  painting?: ReturnType<typeof createKeptFrames>,
  prepare = takeCompiled,
) {
  const sheet = new ServerStyleSheet();
  prepare(sheet.instance);
  const frame = painting?.(about.name, sheet.instance);
  const { prelude } = await prerender(
    <StyleSheetManager sheet={sheet.instance}>
      <WritingContext value={{ written: {}, paintFrame: frame?.paintFrame }}>
        <Page {...about} />
      </WritingContext>
    </StyleSheetManager>,
  );
  const whole = await new Response(prelude).text();
  const links = LINKS.exec(whole)?.[0] ?? '';
  const page = { html: whole.slice(links.length), links };
  const { html, links: all } = frame?.complete(page) ?? page;
  return { html, links: all.split(/(?<=>)/u).toSorted(), styles: sheet.getStyleTags() };
}

const PAGES = [
  { name: 'Trybe', title: 'Pothole' },
  { name: 'Trybe', title: '<kept-part></kept-part>' },
  { name: 'abc', title: 'Bench' },
  { name: 'Trybe', title: 'Lamp' },
];

it('paints a header once for all pages that share it, and the same as each for itself', async () => {
  const plain = [];
  for (const page of PAGES) plain.push(await paint(page));
  noteHeader.mockClear();
  const keptFrames = createKeptFrames();
  const kept = [];
  for (const page of PAGES) kept.push(await paint(page, keptFrames));
  expect(kept).toEqual(plain);
  expect(noteHeader).toHaveBeenCalledTimes(2);
});

it('paints the header anew where its styles are not kept', async () => {
  const keptFrames = createKeptFrames();
  const [page] = PAGES;
  if (page === undefined) throw new RangeError('No page');
  const first = await paint(page, keptFrames);
  noteHeader.mockClear();
  expect(await paint(page, keptFrames, () => undefined)).toEqual(first);
  expect(noteHeader).toHaveBeenCalledTimes(1);
});
