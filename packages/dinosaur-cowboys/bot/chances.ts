/** The chance to win that a table shows by itself. */
import { type Frozen, type Seat, sharesOf } from '@dwo/kernel';
import { type Being, criticalFrom, damageOf, modeOf, type Now, posseOf, type State, weaponData } from '../rules';
import { hitChances } from './worth';

/**
 * The weights of a lost figure, of a figure's lost Hitpoints and of the figures that the enemy puts out of action in a Turn, by Turn from 1.
 * They were fitted to 1,432 matches of normal computers, of all pairings of posses on both maps and of the showdown (docs/REVIEW.md).
 */
const WEIGHTS = [
  { lost: 1.45, hurt: 0.65, pressure: 0.5 },
  { lost: 1.45, hurt: 0.65, pressure: 0.5 },
  { lost: 1.35, hurt: 0.7, pressure: 1.5 },
  { lost: 1.4, hurt: 0.7, pressure: 2.2 },
  { lost: 1.55, hurt: 0.7, pressure: 2.45 },
  { lost: 1.75, hurt: 0, pressure: 1.9 },
] as const;
const LAST = WEIGHTS[5];

/** The chance by seat: a victory is shared, else the larger the fewer losses and the weaker the enemy's weapons, and the surer the later. */
export function chances(state: Frozen<State>): readonly number[] {
  const { ending, posses } = state;
  if (ending === null)
    return sharesOf(
      posses.map((_, seat) => standingOf(state, seat)),
      1,
    );
  const { winners } = ending;
  return posses.map((_, seat) =>
    winners.length === 0 ? 1 / posses.length : winners.includes(seat) ? 1 / winners.length : 0,
  );
}

/** How far a posse has come: the one that lost less is ahead, whatever it had at first (DC-END-2), and so are points of the claim (DC-C-10). */
function standingOf(state: Now, seat: Seat): number {
  const { lost, hurt, pressure } = WEIGHTS[state.turn - 1] ?? LAST;
  const own = posseOf(state, seat);
  const gone = state.entities.filter((entity) => entity.seat === seat).length - own.length;
  const missing = own.reduce((sum, { hp, startHp }) => sum + 1 - hp / startHp, 0);
  const points = state.options.scenario === 'claim' ? (state.posses[seat]?.points ?? 0) : 0;
  return lost * (points - gone) - hurt * missing - pressure * pressureOn(state, seat);
}

/** The figures of a posse that the enemy's weapons would put out of action in a Turn, if all could attack anybody and nothing else counted. */
export function pressureOn(state: Now, seat: Seat): number {
  const own = posseOf(state, seat);
  const foes = state.posses.flatMap((_, other) => (other === seat ? [] : posseOf(state, other)));
  const shares = foes.flatMap((foe) => own.map((target) => shareTaken(foe, target)));
  return own.length === 0 ? 0 : shares.reduce((sum, each) => sum + each, 0) / own.length;
}

/** The share of a target's Hitpoints that the best weapon of a figure takes on average, at Medium range and in the open. */
function shareTaken({ weapons, rtn, ctn }: Being, { def, hp }: Being): number {
  let most = 0;
  for (const { id } of weapons) {
    const { attacks: dice, damage: plus } = weaponData(id);
    const own = modeOf(id) === 'range' ? rtn : ctn;
    if (own === null || hp <= 0) continue;
    const terms = { dice, tn: own + def, crit: criticalFrom(own + def, false), plus, floor: 0 };
    const taken = hitChances(terms).reduce((sum, share, hits) => sum + share * Math.min(hp, damageOf(hits, terms)), 0);
    most = Math.max(most, taken / hp);
  }
  return most;
}
