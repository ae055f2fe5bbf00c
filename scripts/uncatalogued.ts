/** Finds sentences for players that are in the code instead of a catalogue. */
import ts from 'typescript';

/** Attributes whose text is not shown. */
const CODE_ATTRIBUTES = new Set(
  'class look rule style id key d href src rel target type name role viewBox points preserveAspectRatio transform fill stroke for method action'.split(
    ' ',
  ),
);
/** Calls whose text only programmers read. */
const CODE_CALLS =
  /^(say|rich|Error|TypeError|RangeError|console\.\w+|test|it|describe|querySelector(All)?|closest|matches|addEventListener|matchMedia|getContext|Symbol|RegExp|import)$/;
const WORDS = /\p{L}{2,}['’]?\p{L}*,? +['“”’‘(]*\p{L}/u;
const CAPITAL = /^\p{Lu}\p{Ll}{2,}[.!?:]?$/u;
const LETTERS = /\p{L}{2,}/u;
/** Texts that are not shown: tags of a drawing, conditions of a media query, lists of styles. */
const MARKUP = /<\/?[a-z][^>]*(>|$)|\((min|max)-(width|height): \d+px\)|^([a-z-]+:[^\s;][^;]*;){2}.*$/g;

/** A text, and its line. */
export interface Found {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The texts of a source that players read and that are in no catalogue. */
export function uncatalogued(file: string, text: string): readonly Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const look = (node: ts.Node): void => {
    if (isCode(node)) return;
    const said = textOf(node);
    if (said !== null && isRead(node, said)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: said.trim() });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The text of a literal, with a hole for each expression; null for any other node. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => text).join('…');
  return null;
}

function isRead(node: ts.Node, said: string): boolean {
  const text = said.replace(MARKUP, ' ');
  if (ts.isJsxText(node)) return LETTERS.test(text);
  if (ts.isJsxAttribute(node.parent)) return LETTERS.test(text) && (WORDS.test(text) || /^\p{Lu}/u.test(text));
  return WORDS.test(text) || (CAPITAL.test(text) && isShown(node));
}

/** Whether a literal may reach the screen: it may not if it is a key of the keyboard in a comparison. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return !/^([!=]==?|in)$/.test(parent.operatorToken.getText());
  return !ts.isCaseClause(parent) && !(ts.isPropertyAssignment(parent) && parent.name === node);
}

/** Whether players read nothing below a node. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return CODE_ATTRIBUTES.has(name) || name.startsWith('data-');
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return CODE_CALLS.test(
      node.expression.getText().replace(/^.*\.(?=querySelector|closest|matches|addEventListener|getContext)/, ''),
    );
  }
  return false;
}

/** The keys that a source asks catalogues for: whole keys, and for templates the part before the first hole. */
export function keysAsked(
  file: string,
  text: string,
): { readonly whole: readonly string[]; readonly begun: readonly string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const whole: string[] = [];
  const begun: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) whole.push(node.text);
    if (ts.isTemplateExpression(node) && node.head.text.includes('.')) begun.push(node.head.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return { whole, begun };
}

/** The sentences that a source asks for while it loads, before the page's language is known. */
export function askedTooEarly(file: string, text: string): readonly Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Found[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && /^(say|rich)$/.test(node.expression.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: node.getText() });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
