/** The names that packages must not use: chance, clocks, inexact mathematics, and what only one platform has. */
import ts from 'typescript';

const MATH = ['random', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'hypot', 'exp', 'log', 'pow', 'cbrt'];
const GLOBALS = [
  'Date',
  'performance',
  'Intl',
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'requestAnimationFrame',
  'HTMLElement',
  'Image',
  'Event',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'Worker',
  'crypto',
  'console',
  'alert',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'Buffer',
  'global',
  'require',
  'module',
  '__dirname',
  '__filename',
] as const;
const LOCALE = ['toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare'];

/** One forbidden name: `line` counts from 1. */
export interface ForbiddenName {
  readonly line: number;
  readonly name: string;
}

/** Whether an identifier is a value that the file does not declare itself. */
function isGlobalValue(node: ts.Identifier, declared: ReadonlySet<string>): boolean {
  if (declared.has(node.text)) return false;
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name !== node;
  if (ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent) || ts.isTypeReferenceNode(parent)) return false;
  return !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent) && !ts.isQualifiedName(parent);
}

/** Names that the file declares or imports itself, and which therefore mean something else there. */
function declarations(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** All forbidden names in a TypeScript file, in the order of the text. */
export function forbiddenNames(text: string): ForbiddenName[] {
  const source = ts.createSourceFile('checked.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX);
  const declared = declarations(source);
  const found: ForbiddenName[] = [];
  const add = (node: ts.Node, name: string): void => {
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, name });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.name.text;
      if (ts.isIdentifier(node.expression) && node.expression.text === 'Math' && MATH.includes(name)) {
        add(node, `Math.${name}`);
      }
      if (LOCALE.includes(name)) add(node, name);
    }
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Math') {
      add(node, 'Math[...]');
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken) add(node, '**');
    if (ts.isIdentifier(node) && GLOBALS.some((name) => name === node.text) && isGlobalValue(node, declared)) {
      add(node, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
