/** Aiming of a soldier, a gun or a vehicle: weapon, target, spotter, and the exact chance before the shot (phases 2 and 5). */
import type { FigureId, Weapon } from '@dwo/dino-wars';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { cycle } from '@dwo/kits/miniatures/tools/cycle';
import { byPlace, isAlive, isBeast } from './figures';
import type { Plan, WeaponChoice } from './plan';
import { whyNot } from './referee';
import { bestShot, shotOdds, shotReach, spottersFor, weaponChoices } from './shots';
import type { Bench, Tool } from './tool';

type Aim = Extract<Plan, { kind: 'aim' }>;

/** Aims the selected figure's weapons. `mark` is the player's latest target: it is kept if this figure can hit it. */
export class Aiming implements Tool {
  readonly name = 'aiming';
  readonly #bench: Bench;
  readonly #figure: FigureId;
  #mark: FigureId | null;
  #weapon: Weapon | null = null;
  /** Whether the player has chosen the weapon; otherwise the best one for the target is used. */
  #chosen = false;
  /** The state in which the target was chosen. In a later state it is kept only if it can be hit. */
  #seen: unknown = null;
  /** The spotter that the player has chosen. */
  #spotter: FigureId | null = null;

  constructor(bench: Bench, figure: FigureId, mark: FigureId | null) {
    this.#bench = bench;
    this.#figure = figure;
    this.#mark = mark;
  }

  enter(): void {
    this.#dropUnreachable(this.#choices());
    this.#show();
  }

  /** Chooses a weapon; the target is kept if it is in range. */
  takeWeapon(weapon: Weapon): void {
    this.#weapon = weapon;
    this.#chosen = true;
    this.#show();
  }

  /** Chooses the spotter. */
  takeThird(spotter: FigureId): void {
    this.#spotter = spotter;
    this.#show();
  }

  /** Aims at a figure; the card shows the odds or the refusal. */
  goFor(target: FigureId): void {
    this.#mark = target;
    const aim = this.#aim();
    if (aim !== null && !reaches(aim, target)) this.#chosen = false;
    this.#show();
  }

  /** A second click fires. A finger only aims, and the red button fires. A click on a possible spotter chooses them. */
  point({ type, figure, pointer }: Pointing): boolean {
    if (type !== 'tap') return false;
    const state = this.#bench.state();
    const aim = this.#aim();
    if (figure !== null && isBeast(state, figure) && isAlive(state, figure)) {
      const again = aim?.target === figure && aim.refusal === null;
      if (again && pointer !== 'touch') this.confirm();
      else this.goFor(figure);
    } else if (figure !== null && aim?.spotters.includes(figure)) this.takeThird(figure);
    else if (figure !== null) this.#bench.select(figure);
    else if (!this.cancel()) this.#bench.select(null);
    return false;
  }

  confirm(): void {
    const aim = this.#aim();
    if (aim === null || aim.target === null) return;
    const { figure, weapon, target, spotter } = aim;
    void this.#bench.wish({ type: 'fire', figure, weapon, target, spotter });
  }

  cancel(): boolean {
    if (this.#aim()?.target == null) return false;
    this.#mark = null;
    this.#lay(null);
    return true;
  }

  /** Left and right go through the targets by place, up and down through the weapons. */
  arrow(arrow: Arrow): void {
    const aim = this.#aim();
    if (aim === null) return;
    const step = arrow === 'right' || arrow === 'down' ? 1 : -1;
    if (arrow === 'up' || arrow === 'down') {
      const weapons = aim.choices.filter((choice) => choice.refusal === null).map((choice) => choice.weapon);
      const next = cycle(weapons, aim.weapon, step);
      if (next !== null) this.takeWeapon(next);
      return;
    }
    const next = cycle(
      byPlace(this.#bench.state(), this.#targets(aim), this.#bench.heading('right')),
      aim.target,
      step,
    );
    if (next !== null) this.goFor(next);
  }

  /** Drops a target that can't be hit any more. */
  refresh(): void {
    if (this.#bench.state() !== this.#seen) this.#dropUnreachable(this.#choices());
    this.#show();
  }

  #dropUnreachable(choices: readonly WeaponChoice[]): void {
    const mark = this.#mark;
    if (mark !== null && !choices.some(({ targets }) => targets.includes(mark))) this.#mark = null;
  }

  #show(): void {
    this.#seen = this.#bench.state();
    const choices = this.#choices();
    const mark = this.#mark;
    const held = this.#chosen ? choices.find((choice) => choice.weapon === this.#weapon) : undefined;
    const best = mark === null ? null : bestShot(this.#bench.state(), this.#figure, mark, choices);
    const usable = choices.find((choice) => choice.targets.length > 0);
    this.#weapon = held?.weapon ?? best ?? usable?.weapon ?? choices[0]?.weapon ?? null;
    this.#lay(mark);
  }

  #lay(mark: FigureId | null): void {
    const weapon = this.#weapon;
    if (weapon === null) {
      this.#bench.lay({ kind: 'none' });
      return;
    }
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const figure = this.#figure;
    const choices = this.#choices();
    const target = mark !== null && isAlive(state, mark) && isBeast(state, mark) ? mark : null;
    const plan = { kind: 'aim', figure, weapon, choices, target } as const;
    if (seat === null || target === null) {
      this.#bench.lay({ ...plan, spotter: null, spotters: [], reach: null, odds: null, refusal: null });
      return;
    }
    const spotters = spottersFor(state, figure, weapon, target);
    const wanted = this.#spotter;
    const spotter = wanted !== null && spotters.includes(wanted) ? wanted : (spotters[0] ?? null);
    const refusal = whyNot(state, seat, { type: 'fire', figure, weapon, target, spotter });
    const shot = { figure, weapon, target, spotter };
    const odds = refusal === null ? shotOdds(state, shot) : null;
    this.#bench.lay({ ...plan, spotter, spotters, reach: shotReach(state, shot), odds, refusal });
  }

  #aim(): Aim | null {
    const plan = this.#bench.plan();
    return plan.kind === 'aim' && plan.figure === this.#figure ? plan : null;
  }

  #choices(): readonly WeaponChoice[] {
    const seat = this.#bench.seat();
    return seat === null ? [] : weaponChoices(this.#bench.state(), seat, this.#figure);
  }

  #targets(aim: Aim): readonly FigureId[] {
    return [...new Set(aim.choices.flatMap((choice) => choice.targets))];
  }
}

function reaches(aim: Aim, target: FigureId): boolean {
  const choice = aim.choices.find((each) => each.weapon === aim.weapon);
  return choice?.targets.includes(target) ?? false;
}
