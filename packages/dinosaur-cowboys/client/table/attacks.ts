/** The attacks of a figure with their exact odds: shots, blows, Fan the Hammer, Charges; and reloading. */
import { addFractions, chance, type Fraction, type Point, type Seat } from '@dwo/kernel';
import type { OddsCard, OddsRow, Reach, Use } from '@dwo/kits/miniatures/hud';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import { percent } from '@dwo/kits/miniatures/percent';
import type { Aim, AimUse } from '@dwo/kits/miniatures/tools/aim';
import { type Blow, type Part, termsOf } from '../../rules/attack';
import { being, bodyOf, discOf, enemiesOf, gapOf, isPlaced } from '../../rules/bodies';
import { type AttackOdds, attackOdds, chargeChance, fanOf } from '../../rules/chances';
import { BLAST, CHARGE, D6 } from '../../rules/data/limits';
import { type WeaponId, weaponData } from '../../rules/data/weapons';
import type { Intent } from '../../rules/intents';
import { bandsOf, lookAt } from '../../rules/looking';
import { chargeNeed, laneTo, pushOf } from '../../rules/moving';
import { dinosaurCowboys } from '../../rules/ruleset';
import type { Being, Now, State } from '../../rules/state';
import { BLAST_DAMAGE, caughtIn, caughtNames } from '../blast';
import { worthOf } from '../danger/shares';
import { listOf, nameAt, weaponName } from '../names';
import { say } from '../words';
import { provoked } from './notes';
import { entityOf, memory, placeOf, pointToScene, STANDING, toScene } from './places';

type AttackIntent = Extract<Intent, { type: 'attack' | 'charge' }>;

/** A figure with a weapon, and those whom it can attack with it. */
interface Open {
  readonly figure: string;
  readonly weapon: string;
  readonly targets: readonly string[];
}

/** A weapon of a chip: its id, with the way in which it is used before it if that is not the usual one. */
type Chosen = string;

/** The parts of a chip's weapon. */
export function chosenWeapon(chosen: Chosen): { readonly weapon: WeaponId; readonly way: 'plain' | 'fan' | 'charge' } {
  const [first = '', weapon = ''] = chosen.split(':');
  if (first === 'fan' || first === 'charge') return { weapon: weapon as WeaponId, way: first };
  return { weapon: first as WeaponId, way: 'plain' };
}

function intentOf({ figure, weapon: chosen, target }: Pick<Aim, 'figure' | 'weapon' | 'target'>): AttackIntent {
  const { weapon, way } = chosenWeapon(chosen);
  const who = { attacker: Number(figure), weapon, target: Number(target) };
  if (way === 'charge') return { type: 'charge', ...who };
  return way === 'fan' ? { type: 'attack', ...who, fan: true } : { type: 'attack', ...who };
}

function blowOf(state: Now, aim: Pick<Aim, 'figure' | 'weapon' | 'target'>) {
  const { weapon, way } = chosenWeapon(aim.weapon);
  const [attacker, target] = [entityOf(state, aim.figure), entityOf(state, aim.target)];
  if (attacker === null || target === null) return null;
  return { attacker, weapon, target, fan: way === 'fan', charge: way === 'charge', snap: false };
}

function reachOf(state: Now, aim: Aim): Reach | null {
  const blow = blowOf(state, aim);
  if (blow === null || !isPlaced(state, blow.attacker) || !isPlaced(state, blow.target)) return null;
  const { attacker, weapon, target, charge } = blow;
  const gapCi = toScene(gapOf(state, attacker, target));
  const own = attacker.weapons.find(({ id }) => id === weapon);
  const bands = bandsOf(weapon, own?.long ?? null);
  if (charge) {
    const band = { from: toScene(CHARGE.least), to: toScene(CHARGE.most), word: say('reach', { band: 'charge' }) };
    return { gapCi, bands: [band], arc: 90 };
  }
  if (bands.length === 0)
    return { gapCi, bands: [{ from: 0, to: 10, word: say('reach', { band: 'close' }) }], arc: 90 };
  let from = toScene(weaponData(weapon).bands?.least ?? 0);
  const shown = bands.map(({ name, to }) => {
    const band = { from, to: toScene(to), word: say('reach', { band: name }) };
    from = band.to;
    return band;
  });
  return { gapCi, bands: shown, arc: 90 };
}

/** The least chance to take a target out that is told in place of the chance to hit. */
export const WORTH = 0.05;

const counted = memory<AttackOdds>();

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** A part of an attack as a row: the first of a kind is a value, the others are changes. */
function partRow({ rule, of, by }: Part, first: boolean): OddsRow {
  return {
    label: say(`part.${of}`, { rule: say('rule', { id: rule.replaceAll('-', '_') }) }),
    value: first ? `${by}` : signed(by),
    rule,
  };
}

/** The chance of any of these. */
function oneOf(parts: readonly { readonly chance: Fraction }[]): Fraction {
  return parts.reduce((sum, part) => addFractions(sum, part.chance), { n: 0, d: 1 });
}

/** A Charge: the distance to beat, the faces that reach, and the Snap Attacks that it provokes. */
function chargeRows(state: Now, seat: Seat, intent: Extract<Intent, { type: 'charge' }>): OddsRow[] {
  const [attacker, target] = [being(state, intent.attacker), being(state, intent.target)];
  const body = bodyOf(state, attacker);
  const inches = Math.ceil(laneTo(state, body, target).toBeat / 10) / 100;
  const faces = { from: chargeNeed(state, body, target) ?? D6, to: D6 };
  return [
    { label: say('odds.toBeat'), value: say('inches', { inches }), rule: 'DC-R-31' },
    { label: say('odds.reaches', faces), value: percent(chance(chargeChance(state, seat, intent))), rule: 'DC-ACT-7' },
    ...provoked(state, seat, body, intent),
  ];
}

/** The exact odds of an attack, counted once. */
const countedOdds = (state: Now, seat: Seat, intent: AttackIntent) =>
  counted(state, JSON.stringify(intent), () => attackOdds(state, seat, intent));

const hitIn = ({ hits }: AttackOdds) =>
  hits.reduce((sum, { hits: each, chance: share }) => sum + (each > 0 ? chance(share) : 0), 0);

/** The best chance to hit somebody on each base, above it. */
function tagsOf(state: Now, seat: Seat, { figure, weapon, targets }: Open): readonly Mark[] {
  const best = new Map<string, number>();
  for (const target of targets) {
    const body = STANDING.body(state, target);
    const hit = hitIn(countedOdds(state, seat, intentOf({ figure, weapon, target })));
    best.set(body, Math.max(best.get(body) ?? 0, hit));
  }
  // The best comes first: where there is room for one, it is shown.
  const ranked = [...best].sort(([, a], [, b]) => b - a);
  return ranked.map(([body, hit]) => ({ type: 'tag', figure: body, label: percent(hit) }));
}

/** An Explosion: who else is hurt by a hit, enemies and own people apart, with the chance of that. */
function blastRows(state: Now, { attacker, weapon, target }: Blow, hit: number): OddsRow[] {
  const caught = caughtIn(state, attacker, weapon, target.id);
  return [false, true].flatMap((isOwn): OddsRow[] => {
    const those = caught.filter((each) => each.isOwn === isOwn);
    if (those.length === 0) return [];
    const facts = { damage: BLAST_DAMAGE, own: `${isOwn}`, names: caughtNames(state, those) };
    return [{ label: say('odds.blast', facts), value: percent(hit), rule: isOwn ? 'DC-R-72' : 'DC-WPN-2' }];
  });
}

function oddsOf(state: Now, seat: Seat, aim: Aim): OddsCard | null {
  const blow = blowOf(state, aim);
  const intent = intentOf(aim);
  if (blow === null || dinosaurCowboys.check(state, seat, intent) !== null) return null;
  const odds = countedOdds(state, seat, intent);
  const terms = termsOf(state, blow);
  const hit = hitIn(odds);
  const damage = odds.damage.reduce((sum, each) => sum + each.damage * chance(each.chance), 0);
  const row = (label: string, share: number, rule: string): OddsRow[] =>
    share > 0 ? [{ label, value: percent(share), rule }] : [];
  const charges = intent.type === 'charge' ? chargeRows(state, seat, intent) : [];
  const out = chance(odds.out);
  const fells = out > WORTH;
  const [share, words] = fells ? [out, say('odds.out')] : [hit, say('odds.hit', { damage })];
  const { n, d } = fells ? odds.out : oneOf(odds.hits.filter(({ hits }) => hits > 0));
  return {
    ...{ share, exact: d < 1000 ? `${n}/${d}` : null, words },
    rows: [
      ...charges,
      ...(blow.fan ? [{ label: say('odds.fan'), value: say('odds.fan.deed'), rule: 'DC-WPN-4' }] : []),
      ...(fells ? row(say('odds.row', { of: 'hit' }), hit, 'DC-ATK-4') : []),
      {
        label: say('odds.row', { of: 'damage' }),
        value: say('odds.of', { damage, hp: blow.target.hp }),
        rule: 'DC-ATK-8',
      },
      { label: say('odds.row', { of: 'harm' }), value: say('odds.harm', { plus: terms.plus }), rule: 'DC-ATK-8' },
      ...blastRows(state, blow, hit),
      ...(fells ? [] : row(say('odds.row', { of: 'out' }), out, 'DC-ATK-9')),
      ...row(say('odds.row', { of: 'tested' }), chance(odds.tested), 'DC-BRV-1'),
      ...row(say('odds.row', { of: 'flees' }), chance(odds.flees), 'DC-BRV-2'),
      ...row(say('odds.row', { of: 'panic' }), chance(odds.panic), 'DC-DIS-1'),
      ...row(say('odds.row', { of: 'emptied' }), chance(odds.emptied), 'DC-SHO-6'),
      {
        label: say('odds.row', { of: 'needs' }),
        value: say('odds.needs', { dice: terms.dice, tn: terms.tn, never: terms.tn > 12 }),
        rule: 'DC-ATK-2',
      },
      ...terms.parts.map((part, at) => partRow(part, terms.parts.findIndex(({ of }) => of === part.of) === at)),
    ],
  };
}

/** The things that an attack would touch: its lines of sight, the end of a Charge, the blast with everybody in it, the push. */
function marksOf(state: Now, aim: Aim): readonly Mark[] {
  const blow = blowOf(state, aim);
  if (blow === null || !isPlaced(state, blow.attacker) || !isPlaced(state, blow.target)) return [];
  const { attacker, weapon, target } = blow;
  const ring = (at: Point, radius: number, tone: 'forbidden' | 'allowed', label: string): Mark => {
    return { type: 'disc', at: pointToScene(at), radiusCi: toScene(radius), tone, label };
  };
  const body = bodyOf(state, attacker);
  if (blow.charge) return [ring(laneTo(state, body, target).end, discOf(state, body).radius, 'allowed', '')];
  if (weaponData(weapon).type !== 'range') return [];
  const eye = discOf(state, attacker);
  const marks = lookAt(state, attacker, target).lines.map(({ to, state: tone }): Mark => {
    return { type: 'sight', from: pointToScene(eye), to: pointToScene(to), tone };
  });
  const own = discOf(state, target);
  if (blow.fan && target.mount === null)
    marks.push(ring(pushOf(state, attacker, target), own.radius, 'allowed', say('mark.push')));
  if (!isBlast(weapon)) return marks;
  const caught = caughtIn(state, attacker, weapon, target.id);
  const touched = [...new Set(caught.map((each) => each.body))];
  return [
    ...marks,
    ring(own, own.radius + BLAST.reach, 'forbidden', ''),
    ...touched.flatMap((id): Mark[] => {
      const those = caught.filter((each) => each.body === id);
      const isOwn = those.some((each) => each.isOwn);
      const names = listOf(those.map(({ entity }) => nameAt(state, entity.id)));
      const base = discOf(state, being(state, id));
      return [
        ...(isOwn ? [ring(base, base.radius, 'forbidden', '')] : []),
        { type: 'tag', figure: `${id}`, label: say('mark.blast', { damage: BLAST_DAMAGE, names, own: `${isOwn}` }) },
      ];
    }),
  ];
}

const isBlast = (weapon: WeaponId) => weaponData(weapon).special.some((each) => each === 'explosion');

const AIM: AimUse<State, Intent, string, Reach, OddsCard> = {
  weapons(state, seat, figure) {
    const entity = entityOf(state, figure);
    const ways = (entity?.weapons ?? []).flatMap(({ id }): Chosen[] => {
      const { type, special } = weaponData(id);
      if (type !== 'range') return [id, `charge:${id}`];
      return special.some((each) => each === 'fan_the_hammer') ? [id, `fan:${id}`] : [id];
    });
    return ways.map((weapon) => {
      const foes = enemiesOf(state, seat).map(({ id }) => `${id}`);
      const can = (target: string) => dinosaurCowboys.check(state, seat, intentOf({ figure, weapon, target })) === null;
      const empty = entity?.weapons.some(({ id, reload }) => reload && id === chosenWeapon(weapon).weapon) === true;
      const first = foes[0];
      const refusal =
        empty && first !== undefined
          ? dinosaurCowboys.check(state, seat, intentOf({ figure, weapon, target: first }))
          : null;
      return { weapon, targets: foes.filter(can), refusal };
    });
  },
  meant(state, { figure }) {
    const foe = figure === null ? null : entityOf(state, figure);
    if (foe === null || state.activation === null || foe.seat === state.asked) return [];
    return fanOf(state, foe.id).map((id) => `${id}`);
  },
  isTarget(state, target) {
    const foe = entityOf(state, target);
    return foe !== null && isPlaced(state, foe);
  },
  thirds: () => [],
  place: placeOf,
  intent: intentOf,
  reach: reachOf,
  odds: oddsOf,
  marks: marksOf,
  open: tagsOf,
  worth(state, seat, aim) {
    const intent = intentOf(aim);
    return dinosaurCowboys.check(state, seat, intent) === null ? worthOf(state, intent) : -1;
  },
};

/** The attack and the reloads of a member that may act. */
export function attacksOf(state: Now, seat: Seat, entity: Being): Use<State, Intent>[] {
  const { activation } = state;
  if (activation === null || activation.acted || !activation.fresh.includes(entity.id)) return [];
  const reloads = entity.weapons.filter(({ reload }) => reload);
  return [
    { type: 'aim', id: 'attack', word: say('use.attack'), icon: 'sight', use: AIM },
    ...reloads.map(({ id }): Use<State, Intent> => {
      const intent: Intent = { type: 'reload', entity: entity.id, weapon: id };
      const word = reloads.length > 1 ? say('use.reloadOne', { weapon: weaponName(id) }) : say('use.reload');
      return {
        type: 'press',
        id: `reload-${id}`,
        word,
        icon: 'again',
        intent,
        refusal: dinosaurCowboys.check(state, seat, intent),
      };
    }),
  ];
}
