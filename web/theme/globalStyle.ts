import { theme } from './theme.ts';
import { themeVariables } from './themeVariables.ts';
import { font } from './tokens.ts';

/** The fonts with the same metrics that every device has. */
const withoutFirst = (fonts: string): string => fonts.slice(fonts.indexOf(',') + 2);

/** Icons with a direction along the line. */
const POINTING = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'layout-list',
  'log-in',
  'log-out',
  'send',
  'trending-up',
  'undo-2',
]
  .map((icon) => `.lucide-${icon}`)
  .join();

/**
 * Tokens, reset and the defaults of bare elements, as plain CSS: the build appends it to firstPaint.css. If
 * the app inserted it, a phone would parse it as script and restyle the whole page. A canvas keeps its own
 * size: on a high-density screen the map's is larger than its place, and a transform scales it down.
 */
export const globalStyle = `
  ${themeVariables}

  :root { --way: 1; }
  ${theme.media.short} {
    :root { --size-header: 3rem; --size-bottom-bar: 3.25rem; }
  }
  :root[dir='rtl'] { --way: -1; }

  /* Until form and outbox are on the device: slowLine.ts. */
  :root[data-line='slow'] {
    --font-text: ${withoutFirst(font.text)};
    --font-display: ${withoutFirst(font.display)};
  }
  :root[data-line='slow'] img[loading='lazy'] { display: none; }

  /* What points along the line, and what letters that join have no use for. */
  :root[dir='rtl'] :is(${POINTING}) { scale: -1 1; }
  :root[dir='rtl'] * { letter-spacing: 0 !important; }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Always there, so that neither a short page nor an open dialog moves everything sideways. Radix stops
       the wheel and the finger behind a dialog by script; its style element that would hide the scrollbar
       is blocked by the content policy, and that is right for us. */
    overflow-y: scroll;
    scroll-padding-top: calc(${theme.size.header} + ${theme.space[4]});
    background: ${theme.color.ground};
    color: ${theme.color.text};
    scrollbar-color: ${theme.color.borderStrong} transparent;
  }

  body {
    min-height: 100dvh;
    font-family: ${theme.font.text};
    font-size: ${theme.fontSize.body};
    font-weight: ${theme.weight.regular};
    line-height: ${theme.lineHeight.body};
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }

  #root { min-height: 100dvh; isolation: isolate; }

  h1, h2, h3, h4 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    line-height: ${theme.lineHeight.heading};
    text-wrap: balance;
  }
  h1 { font-size: ${theme.fontSize.heading}; letter-spacing: -0.015em; }
  h2 { font-size: ${theme.fontSize.title}; }
  h3 { font-size: ${theme.fontSize.lead}; }
  p { text-wrap: pretty; }

  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  :disabled, [aria-disabled='true'] { cursor: not-allowed; }
  img, svg, video { display: block; max-width: 100%; }
  /* An icon; those beside small print say so. */
  .lucide { flex: none; width: ${theme.size.icon}; height: ${theme.size.icon}; }
  nav ul, nav ol { list-style: none; padding: 0; }
  table { border-collapse: collapse; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }

  :focus-visible {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: 2px;
    border-radius: ${theme.radius.sm};
  }
  main:focus, [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${theme.color.focus}; color: ${theme.color.ground}; }

  /* Nothing of a screen's can be pressed on paper, and what belongs together stays on one page. */
  ${theme.media.print} {
    body, #root { min-height: 0; }
    body > :not(#root), #root > :not(:has(> main)), nav, form, search, [role='tablist'] {
      display: none !important;
    }
    li, tr, img, article { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
  }

  ${theme.media.reducedMotion} {
    *, *::before, *::after { animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
  }
`;
