/** The scene of a recorded moment, from any edition. */
import type { Side } from '@dwo/dino-wars';
import type { SceneModel, Token } from '@dwo/kits/miniatures/model';
import { MAKE_OF, TONE_OF } from '../../art/names';
import type { Tableau } from './edition/shown';

/** A token of the bundles up to version 5: its side tells the make, and classes have the game's names. */
type OldToken = Omit<Token, 'make' | 'class'> & {
  readonly side: Side;
  readonly class?: 'dinosaur' | 'soldier' | Exclude<Token['class'], undefined>;
};

const CLASSES = { dinosaur: 'creature', soldier: 'person' } as const;

function tokenOf(token: Token | OldToken): Token {
  if (!('side' in token)) return token;
  const { side, class: kind, ...rest } = token;
  const now = kind === 'dinosaur' || kind === 'soldier' ? CLASSES[kind] : kind;
  return { ...rest, make: MAKE_OF[side], ...(now === undefined ? {} : { class: now }) };
}

const isSide = (tone: string): tone is Side => tone in TONE_OF;

/** A tableau as a scene of the board. */
export function sceneOf(board: Tableau, table: SceneModel['table']): SceneModel {
  const marks = board.marks?.map((mark) =>
    mark.type === 'zone' && isSide(mark.tone) ? { ...mark, tone: TONE_OF[mark.tone] } : mark,
  );
  return { ...board, table, tokens: board.tokens.map(tokenOf), ...(marks ? { marks } : {}) };
}
