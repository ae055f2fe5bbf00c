/** One entry of a record in words, for the panels that speak of it. */
import type { Judgement, Tagged } from '@dwo/kernel';
import type { Viewpoint } from './contract';
import type { Advice, GameReplay } from './game-replay';
import type { Projector } from './projector';

/** The open record, as far as its entries are told. */
interface Told {
  readonly game: Pick<GameReplay, 'hints' | 'spoken'>;
  readonly projector: Pick<Projector, 'ask'>;
  readonly viewpoint: Viewpoint;
}

/** The moment of an entry. */
export interface Around {
  /** The picture before it; null if it can't be shown. */
  readonly before: unknown;
  /** The first line that it added to the log, as it is spoken; null if it added none. */
  readonly line: string | null;
}

/** The picture before entry `n`, and what the log says of it. */
export async function around({ game, projector, viewpoint }: Told, n: number): Promise<Around> {
  const shots = [n - 1, n].map((at) => projector.ask('frame', { n: at, viewpoint }).catch(() => null));
  const [before, after] = await Promise.all(shots);
  const last = before?.frame.log.at(-1)?.key ?? 0;
  const added = after?.frame.log.find(({ key }) => key > last);
  return { before: before?.frame.picture ?? null, line: added === undefined ? null : game.spoken(added) };
}

/** The better choice of a review in the words of a hint, from the view of its player; null if there are none. */
export async function betterWords(told: Told, judgement: Judgement<Tagged>): Promise<Advice['Reason'] | null> {
  const { n, seat, better } = judgement;
  const { hints } = told.game;
  if (hints === undefined || better === null) return null;
  const asked = told.projector.ask('position', { n: n - 1, viewpoint: seat });
  const [due, { before }] = await Promise.all([asked, around(told, n)]);
  if (due === null || before === null) return null;
  return hints.told(hints.better(judgement, due), due, before as never).Reason;
}
