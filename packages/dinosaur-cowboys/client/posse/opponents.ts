/** The posse of the computer: one of the book, one of the player's own, or its own choice. */
import { ownDocuments } from '@dwo/kits/documents/for-match';
import type { OpponentChoices } from '@dwo/kits/game-client';
import { type Options, type OwnPosse, ownFaults, POSSE_IDS, POSSE_NAMES, type PosseId } from '../../rules';
import { dinosaurCowboysGame } from '../../wire';
import { say } from '../words';
import { POSSE } from './draft';

type Posse = NonNullable<Options['posses'][number]>;

/** The name of a posse that was agreed on. */
export const posseName = (posse: PosseId | OwnPosse): string =>
  typeof posse === 'string' ? POSSE_NAMES[posse] : posse.name || say('posse.own');

/** The posses that the computer may be told to play (DC-R-18): those of the book and one's own; null if the options fix one. */
export function opponents(asked: unknown): OpponentChoices | null {
  const options = dinosaurCowboysGame.options.safeParse(asked).data;
  if (options?.posses.some((posse) => posse !== null) !== false) return null;
  const own = ownDocuments(POSSE, (posse) => ownFaults(posse).length === 0);
  const all: readonly { readonly id: string; readonly word: string; readonly posse: Posse }[] = [
    ...POSSE_IDS.map((id) => ({ id, word: posseName(id), posse: id })),
    ...own.map((posse, at) => ({ id: `own-${at}`, word: say('opponent.own', { name: posseName(posse) }), posse })),
  ];
  return {
    word: say('opponent'),
    choices: [{ id: '', word: say('opponent.any') }, ...all.map(({ id, word }) => ({ id, word }))],
    options: (wished, seat) => {
      const found = all.find(({ id }) => id === wished)?.posse ?? null;
      return { ...options, posses: options.posses.map((posse, at) => (at === seat ? found : posse)) };
    },
  };
}
