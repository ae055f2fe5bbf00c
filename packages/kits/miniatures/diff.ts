/** Compares the tokens of two models. */
import type { Token } from './model';

/** Tokens that came, changed and left. */
export interface TokenChanges {
  readonly entered: readonly Token[];
  /** Same id, other appearance or place. */
  readonly changed: readonly Token[];
  readonly left: readonly string[];
}

/** Whether two tokens look the same and stand in the same place. */
export function sameToken(a: Token, b: Token): boolean {
  return (
    a === b ||
    (a.x === b.x &&
      a.y === b.y &&
      a.facing === b.facing &&
      a.alive === b.alive &&
      a.readiness === b.readiness &&
      a.life?.now === b.life?.now &&
      a.life?.max === b.life?.max &&
      a.art === b.art &&
      a.rank === b.rank &&
      a.make === b.make &&
      a.player === b.player &&
      a.owner === b.owner &&
      a.radiusCi === b.radiusCi &&
      a.lengthCi === b.lengthCi &&
      a.name === b.name &&
      a.class === b.class &&
      a.faces === b.faces &&
      a.widthCi === b.widthCi &&
      a.gunFacing === b.gunFacing &&
      a.z === b.z &&
      a.hidden === b.hidden &&
      a.crew?.now === b.crew?.now &&
      a.crew?.min === b.crew?.min &&
      sameList(a.badges, b.badges) &&
      sameList(a.seats, b.seats))
  );
}

function sameList(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a === b || (a.length === b.length && a.every((item, i) => item === b[i]));
}

/** Compares the tokens shown with those of the next model: by id, then by `sameToken`. */
export function diffTokens(shown: ReadonlyMap<string, Token>, next: readonly Token[]): TokenChanges {
  const entered: Token[] = [];
  const changed: Token[] = [];
  let kept = 0;
  for (const token of next) {
    const before = shown.get(token.id);
    if (before === undefined) entered.push(token);
    else {
      kept++;
      if (!sameToken(before, token)) changed.push(token);
    }
  }
  if (kept === shown.size) return { entered, changed, left: [] };
  const staying = new Set(next.map((token) => token.id));
  return { entered, changed, left: [...shown.keys()].filter((id) => !staying.has(id)) };
}
