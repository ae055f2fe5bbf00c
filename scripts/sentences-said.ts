/**
 * Removes the sentences from a bundle that nothing in it says: a catalogue serves all screens of a game, and replays need few
 * of them. Code asks for a sentence by its key. A key that is nowhere in the code, neither whole nor as a template, is never
 * asked for.
 */
import type { ESTree, Plugin } from 'vite';

/** The keys that code may ask a catalogue for. */
export interface Said {
  readonly keys: ReadonlySet<string>;
  /** Templates with holes: `burst.${weapon}` stands for every key of that pattern. */
  readonly patterns: readonly RegExp[];
}

const CATALOGUE = /\/words\/(en|de)(\/[^/]+)?\.ts$/;

/** Keeps only the sentences of these keys; null keeps none, so that only the code that says them is left. */
export function onlySaid(said: Said | null): Plugin {
  return {
    name: 'only-said',
    enforce: 'post',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      return without(code, this.parse(code), (key) => said !== null && isSaid(said, key));
    },
  };
}

function isSaid({ keys, patterns }: Said, key: string): boolean {
  return keys.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** A module of `export const words = { key: sentence }` without the keys that are not kept. */
function without(code: string, program: ESTree.Program, keeps: (key: string) => boolean): string {
  let left = code;
  for (const node of [...objectsIn(program)].reverse()) {
    const kept = node.properties.filter((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Literal') return true;
      return keeps(String(property.key.value));
    });
    const inside = kept.map(({ start, end }) => code.slice(start, end)).join(',');
    left = `${left.slice(0, node.start)}{${inside}}${left.slice(node.end)}`;
  }
  return left;
}

function objectsIn({ body }: ESTree.Program): readonly ESTree.ObjectExpression[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? [init] : []));
  });
}

/** Every string in this code, and every template. */
export function saidIn(program: ESTree.Program): Said {
  const keys = new Set<string>();
  const patterns = new Set<string>();
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') keys.add(node.value);
    // A key begins with the name of its area, so a template that begins with a hole is no key.
    if (node.type === 'TemplateLiteral' && node.quasis?.[0]?.value.raw !== '') patterns.add(patternOf(node));
    for (const child of Object.values(node)) look(child);
  };
  look(program);
  return { keys, patterns: [...patterns].map((pattern) => new RegExp(pattern)) };
}

type Node = { readonly type: string; readonly value?: unknown; readonly quasis?: readonly ESTree.TemplateElement[] };

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node;
}

function patternOf({ quasis = [] }: Node): string {
  return `^${quasis.map(({ value }) => escaped(value.cooked ?? value.raw)).join('.+')}$`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
