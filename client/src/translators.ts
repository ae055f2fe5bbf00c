/**
 * Makes the page survive translators of browsers. They put `<font>` in the place of a text, or round it, without telling
 * anybody; what the page writes into the old text later would then never be seen, and the old words would stay for ever.
 */
import { options, type VNode } from 'preact';

/** The texts that a translator took away, with what stands in their place. */
const replaced = new Map<Text, Element>();

/** Watches for translators from now on, for as long as the page lives. */
export function surviveTranslators(): void {
  const written = new MutationObserver((records) => {
    for (const { target } of records) putBack(target as Text);
  });
  const taken = new MutationObserver((records) => {
    for (const [text, font] of swapsIn(records)) {
      // The page has put the text into its place again, beside what came into it first.
      const before = replaced.get(text);
      if (before !== font) before?.remove();
      replaced.set(text, font);
      written.observe(text, { characterData: true });
    }
    for (const text of writtenMeanwhile(records)) putBack(text);
    for (const [text, font] of replaced) if (!font.isConnected) replaced.delete(text);
  });
  taken.observe(document.body, { childList: true, characterData: true, subtree: true });
  removeWithTheirTexts();
  insertBesideFonts();
  excludeNumbers();
}

/** Classes of numbers and of letters on keys, which no translator can better. */
const UNTRANSLATED = /(?:^|\s)(?:num|btn__key)(?:\s|$)/;

/** Clocks, counts and keys are excluded from translation; a translator would only make them flicker. */
function excludeNumbers(): void {
  const before = options.vnode;
  options.vnode = (vnode: VNode<{ class?: unknown; role?: unknown; translate?: boolean }>) => {
    const { type, props } = vnode;
    const excluded = typeof type === 'string' && (props.role === 'timer' || UNTRANSLATED.test(String(props.class)));
    if (excluded) props.translate = false;
    before?.(vnode);
  };
}

/** Each text that was taken off the page, with the `<font>` that came into its place. */
function* swapsIn(records: readonly MutationRecord[]): Iterable<readonly [Text, Element]> {
  const came = records.flatMap((record) => [...record.addedNodes].map((node) => ({ node, record })));
  for (const removal of records) {
    const { removedNodes, previousSibling, nextSibling, target } = removal;
    const [text] = removedNodes;
    if (!(text instanceof Text) || text.isConnected) continue;
    const fonts = came.filter(
      ({ node, record }) =>
        node instanceof Element &&
        node.localName === 'font' &&
        node.isConnected &&
        record.target === target &&
        (record.previousSibling === previousSibling ||
          record.nextSibling === nextSibling ||
          record.nextSibling === text ||
          record.previousSibling === text),
    );
    const font = fonts.find(({ record }) => record === removal) ?? fonts[0];
    if (font !== undefined) yield [text, font.node as Element];
  }
}

/** The texts that the page has written into between their removal and now, when that is told. */
function* writtenMeanwhile(records: readonly MutationRecord[]): Iterable<Text> {
  const gone = new Set<Node>();
  for (const { type, target, removedNodes } of records) {
    if (type === 'characterData' && gone.has(target)) yield target as Text;
    for (const node of removedNodes) gone.add(node);
  }
}

/** The page has written into a text: it is shown again, and the translator may translate it anew. */
function putBack(text: Text): void {
  const font = replaced.get(text);
  replaced.delete(text);
  if (font?.isConnected === true && !text.isConnected) font.replaceWith(text);
}

/** A text that the page takes away takes its translation along. */
function removeWithTheirTexts(): void {
  const before = options.unmount;
  options.unmount = (vnode: VNode & { readonly __e?: unknown }) => {
    // Preact's own name for the node of a part; it is the same in all releases of a major version.
    const font = replaced.get(vnode.__e as Text);
    if (font !== undefined) {
      replaced.delete(vnode.__e as Text);
      font.remove();
    }
    before?.(vnode);
  };
}

/** A place named by a text that lies in a `<font>` now is before that `<font>`; a browser would throw. */
function insertBesideFonts(): void {
  const prototype = Node.prototype as Node & { moveBefore?: Node['insertBefore'] };
  for (const name of ['insertBefore', 'moveBefore'] as const) {
    const native = prototype[name];
    if (native === undefined) continue;
    prototype[name] = function <T extends Node>(this: Node, node: T, place: Node | null): T {
      return native.call(this, node, inside(this, place)) as T;
    };
  }
}

function inside(parent: Node, place: Node | null): Node | null {
  let at: Node | null = place;
  while (at !== null && at.parentNode !== parent && at.parentNode?.nodeName === 'FONT') at = at.parentNode;
  return at !== null && at.parentNode === parent ? at : place;
}
