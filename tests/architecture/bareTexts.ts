import path from 'node:path';
import {
  SyntaxKind,
  type JsxElement,
  type JsxFragment,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, SignatureKind, type Checker } from 'typescript/unstable/sync';
import { projectRoot } from './sourceFiles.ts';

/** An element, its component's or tag's name, and the function that it stands in. */
type Element = {
  node: JsxElement | JsxSelfClosingElement | JsxFragment;
  tag: string;
  inside: string;
  source: SourceFile;
};

type TypeOf = (node: Node) => string;

/** Types of what draws a letter. React draws nothing for '', and no `count && …` may draw a 0. */
const TEXT = /\bstring\b|\bnumber\b|`|"(?:[^"\\]|\\.)+"/u;
const ANYTHING = /^ReactNode$|^string \| number \| bigint/u;
const ELEMENT = /\bReactElement<[^>]*>+/gu;
const COMES_AND_GOES = /\bfalse\b|\bnull\b|\bundefined\b|""|\[\]|\bReactNode\b/u;

/**
 * Places where React keeps a text beside other children. A browser's translator puts an element in
 * the place of each text; React then throws as soon as it removes the text or inserts something
 * before it, and what changes in the text is not seen.
 *
 * `replaced`: other texts of files, by their path from the root.
 */
export function findBareTexts(replaced: Readonly<Record<string, string>> = {}): string[] {
  const config = path.join(projectRoot, 'web/tsconfig.json');
  const readFile = (name: string) => replaced[path.relative(projectRoot, name)];
  const api = new API({ cwd: projectRoot, fs: { readFile } });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}`);
    const { program, checker } = project;
    const elements = program
      .getSourceFileNames()
      .filter((name) => name.startsWith(path.join(projectRoot, 'web/')))
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .flatMap((name) => program.getSourceFile(name) ?? [])
      .flatMap((source) => elementsIn(source, source, ''));
    return bareTextsIn(elements, checker);
  } finally {
    api.close();
  }
}

function elementsIn(node: Node, source: SourceFile, inside: string): Element[] {
  const within = isFunctionDeclaration(node) ? (node.name?.text ?? inside) : inside;
  const found: Element[] = [];
  if (isJsxFragment(node)) found.push({ node, tag: '', inside, source });
  if (isJsxElement(node) || isJsxSelfClosingElement(node)) {
    const { tagName } = isJsxElement(node) ? node.openingElement : node;
    found.push({ node, tag: tagName.getText(source), inside, source });
  }
  node.forEachChild((child) => {
    found.push(...elementsIn(child, source, within));
  });
  return found;
}

function bareTextsIn(elements: readonly Element[], checker: Checker): string[] {
  const found = new Set<string>();
  /** Properties whose value stands beside other children: 'Badge.children'. */
  const beside = new Set<string>();
  const typeOf: TypeOf = (node) => {
    if (isJsxText(node)) return 'string';
    const type = checker.getTypeAtLocation(node);
    return type ? checker.typeToString(type).replaceAll(ELEMENT, 'Element') : 'string';
  };
  const judge = (leaf: Node, { inside, source }: Element) => {
    const type = typeOf(leaf);
    const isAnything = ANYTHING.test(type);
    const property = isAnything ? propertyName(leaf) : undefined;
    if (property !== undefined) beside.add(`${inside}.${property}`);
    else if (isAnything || TEXT.test(type)) found.add(placeOf(leaf, source));
  };
  const known = new Map<string, boolean>();
  const draws = (element: Element) => {
    // What a file calls by one name is one component; a tag of HTML draws its children alone.
    if (/^[a-z]/u.test(element.tag)) return false;
    const name = `${element.source.fileName} ${element.tag}`;
    const answer = known.get(name) ?? drawsText(element, checker);
    known.set(name, answer);
    return answer;
  };
  for (const element of elements) {
    if (draws(element)) found.add(placeOf(element.node, element.source));
    for (const leaf of leavesBesideOthers(element, typeOf)) judge(leaf, element);
  }
  for (let size = -1; size !== beside.size;) {
    size = beside.size;
    for (const element of elements) {
      for (const leaf of leavesPassedTo(element, beside)) judge(leaf, element);
    }
  }
  return [...found];
}

/** What stands beside other children of an element or fragment; spaces only where something comes and goes. */
function leavesBesideOthers({ node, source }: Element, typeOf: TypeOf): Node[] {
  const children = childrenOf(node);
  if (children.length === 1 && !isJsxFragment(node)) {
    return children.flatMap(leavesOf).filter((child) => /\bstring\b.*\[\]/u.test(typeOf(child)));
  }
  const leaves = children.flatMap(leavesOf);
  const moves =
    isJsxFragment(node) ||
    children.some((child) => isConditionalExpression(child) || COMES_AND_GOES.test(typeOf(child)));
  return leaves.filter((leaf) => moves || !/^(?:'\s*')?$/u.test(leaf.getText(source).trim()));
}

/** Leaves of the properties and children of a component that it puts beside others. */
function leavesPassedTo({ node, tag, source }: Element, beside: ReadonlySet<string>): Node[] {
  const opening = isJsxElement(node) ? node.openingElement : node;
  const attributes = isJsxFragment(opening) ? [] : opening.attributes.properties;
  const values = attributes.flatMap((one) =>
    isJsxAttribute(one) && one.initializer && beside.has(`${tag}.${one.name.getText(source)}`)
      ? leavesOf(one.initializer)
      : [],
  );
  const children = beside.has(`${tag}.children`) ? childrenOf(node) : [];
  return [...values, ...(children.length === 1 ? children.flatMap(leavesOf) : [])];
}

/** Whether a component comes to a text by itself, which React removes without any element around it. */
function drawsText({ node }: Element, checker: Checker): boolean {
  if (isJsxFragment(node)) return false;
  const { tagName } = isJsxElement(node) ? node.openingElement : node;
  const type = checker.getTypeAtLocation(tagName);
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return signatures.some((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature);
    const text = returned ? checker.typeToString(returned).replaceAll(ELEMENT, 'Element') : '';
    return TEXT.test(text) && !/ReactNode/.test(text);
  });
}

function childrenOf(node: Element['node']): Node[] {
  if (isJsxSelfClosingElement(node)) return [];
  return [...node.children].flatMap((child): Node[] => {
    if (isJsxText(child))
      return child.text.trim() === '' && child.text.includes('\n') ? [] : [child];
    if (isJsxExpression(child)) return child.expression ? [child.expression] : [];
    return [child];
  });
}

/** What an expression may come to: both sides of a choice, what follows a condition. */
function leavesOf(node: Node): Node[] {
  if (isJsxElement(node) || isJsxSelfClosingElement(node) || isJsxFragment(node)) return [];
  if (isArrowFunction(node)) return [];
  if (isJsxExpression(node)) return node.expression ? leavesOf(node.expression) : [];
  if (isParenthesizedExpression(node)) return leavesOf(node.expression);
  if (isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(leavesOf);
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === SyntaxKind.AmpersandAmpersandToken) return leavesOf(node.right);
    if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken)
      return [node.left, node.right].flatMap(leavesOf);
  }
  return [node];
}

function propertyName(node: Node): string | undefined {
  if (isIdentifier(node)) return node.text;
  return isPropertyAccessExpression(node) ? node.name.text : undefined;
}

function placeOf(node: Node, source: SourceFile): string {
  const file = path.relative(projectRoot, source.fileName);
  const line = source.text.slice(0, node.getStart(source)).split('\n').length;
  return `${file}:${line} ${node.getText(source).trim()}`;
}
