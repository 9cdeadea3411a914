import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, projectRoot, readSourceFiles } from './sourceFiles.ts';

/** Places on a picture or a map, which look the same wherever lines run to. */
const PICTURES = [
  'web/map/',
  'web/features/console/AreaFrame.tsx',
  'web/features/pages/home/HeroMap.tsx',
  'web/features/report/cover/CoverStage.tsx',
];

const stylesheets = ['web/theme', 'web/public'].flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ path: file, text: readFileSync(path.join(projectRoot, file), 'utf8') })),
);
const files = [
  ...readSourceFiles().filter((file) => file.path.startsWith('web/') && !isTest(file)),
  ...stylesheets,
];
const TEXTS = /content(?:\.\w\w)?\.ts$/iu;
const styles = files.filter(
  (file) => !TEXTS.test(file.path) && !PICTURES.some((place) => file.path.startsWith(place)),
);

const PHYSICAL =
  /^\s*(?:(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?|(?:border-)?(?:margin|padding|border|Margin|Padding)\w*(?:Left|Right)\w*):|^\s*(?:text-align|float|clear|caption-side): (?:left|right)|linear-gradient\(\s*to (?:left|right)/u;
const SIDES =
  /^\s*(inset|margin|padding|border-width|border-style|border-color|scroll-(?:margin|padding)): ([^;]+);/u;
const CORNERS = /^\s*border-radius: ([^;]+);/u;
const SLIDE = /\btranslate(?:X|3d)?\(([^;]*)/u;

/** The values of a shorthand, each whole with what it calls. */
function valuesOf(shorthand: string): string[] {
  const values = [''];
  let depth = 0;
  for (const sign of shorthand.trim()) {
    if (sign === '(' || sign === '{') depth += 1;
    if (sign === ')' || sign === '}') depth -= 1;
    if (sign === ' ' && depth === 0) values.push('');
    else values.push((values.pop() ?? '') + sign);
  }
  return values.filter(Boolean);
}

/** What a line of style says of left or right that start and end do not say. */
function isPhysical(line: string): boolean {
  if (PHYSICAL.test(line)) return true;
  const [, , sides] = SIDES.exec(line) ?? [];
  const [, right, , left] = valuesOf(sides ?? '');
  if (left !== undefined && left !== right) return true;
  const [first, second = first, third = first, fourth = second] = valuesOf(
    CORNERS.exec(line)?.[1] ?? '',
  );
  if (first !== second || third !== fourth) return true;
  const slide = SLIDE.exec(line)?.[1];
  return slide !== undefined && !slide.includes('theme.way') && !slide.startsWith('var(--radix');
}

describe('the direction of lines', () => {
  it('decides where everything stands: nothing is styled by left and right', () => {
    const found = styles.flatMap((file) =>
      file.text
        .split('\n')
        .filter((line) => isPhysical(line) && !/^\s*(?:\*|\/\/)/u.test(line))
        .map((line) => `${file.path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '  margin-left: 4px;',
    '  left: 0;',
    '  text-align: right;',
    '  border-top-left-radius: 4px;',
    '  inset: 0 auto auto 0;',
    '  padding: 0 1px 2px calc(1px + 2px);',
    '  border-radius: 4px 0 0 4px;',
    '  transform: translateX(100%);',
    '  mask: linear-gradient(to right, #000, transparent);',
  ])('would be noticed in "%s"', (line) => {
    expect(isPhysical(line)).toBe(true);
  });

  it.each([
    '  margin-inline-start: 4px;',
    '  inset: auto 0 0;',
    '  padding: 0 1px 2px 1px;',
    '  border-radius: 4px 4px 0 0;',
    '  transform: translateY(100%);',
    '  transform: translateX(calc(100% * ${theme.way}));',
  ])('lets pass "%s"', (line) => {
    expect(isPhysical(line)).toBe(false);
  });
});

/** What would look wrong the other way round: a turn, a tail that every app draws so. */
const ROUND = new Set([
  'RotateCw',
  'RotateCcw',
  'MessageCircle',
  'MessageSquare',
  'MoveHorizontal',
  'Navigation',
]);

it('turns every icon that points along the line', () => {
  const turned = files.find((file) => file.path === 'web/theme/globalStyle.ts')?.text ?? '';
  const icons = files.flatMap((file) =>
    [...file.text.matchAll(/import \{([^}]+)\} from 'lucide-react'/gu)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/u, '')),
    ),
  );
  const pointing =
    /Left|Right|Arrow(?!Up|Down)|Log(?:In|Out)|Send|Undo|Redo|Reply|Forward|External|List|Trending|Indent|Quote|Step|Skip|Fast|Rewind|Move|Rotate|Message|Navigation|Panel/u;
  const named = [...new Set(icons)].filter((icon) => pointing.test(icon) && !ROUND.has(icon));
  const nameOf = (icon: string) => icon.replaceAll(/(?<=[a-z])(?=[A-Z\d])/gu, '-').toLowerCase();
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((icon) => !turned.includes(`'${nameOf(icon)}'`))).toEqual([]);
});

it('keep the order of an address that ends in marks, between Arabic words', () => {
  // Its slashes would stand before its colon: a left-to-right mark holds them.
  const open = /https?:\/\/(?=[\s،؛'"`]|\.(?!\.))/u;
  const arabic = readSourceFiles().filter(({ path: file }) => /\.ar\.(?:rules\.)?ts$/u.test(file));
  expect(arabic.length).toBeGreaterThan(50);
  const lines = arabic.flatMap(({ path: file, text }) =>
    text
      .split('\n')
      .filter((line) => /[\u0600-\u06FF]/u.test(line) && open.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
