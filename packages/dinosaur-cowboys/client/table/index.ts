/** The table of Dinosaur Cowboys: all that the kit is told of the game. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { Lookout } from '@dwo/kits/miniatures/danger/lookout';
import type { MiniaturesTable, OddsRow } from '@dwo/kits/miniatures/hud';
import type { SceneModel } from '@dwo/kits/miniatures/model';
import { listedNow } from '@dwo/kits/shell/log-scene';
import {
  type Being,
  dinosaurCowboys,
  type Event,
  entityAt,
  INCH,
  type Intent,
  type Now,
  passengersOf,
  type State,
  sure,
  weaponData,
} from '../../rules';
import { dinosaurCowboysGame } from '../../wire';
import { artOf, FIGURES, LENGTHS } from '../art/figures';
import { endingOf } from '../ending';
import { goalOf, goalRuleOf } from '../goal';
import { ADVICE } from '../hints/hints';
import { recordedIn } from '../log';
import { nameAt, refusalWords, traitName, weaponName } from '../names';
import { playerAt } from '../people';
import { ENDING } from '../story';
import { say } from '../words';
import { chosenWeapon } from './attacks';
import { COURSE } from './course';
import { DRAWN } from './drawn';
import { claimPlaceOf, marksOf } from './marks';
import { DICE, keepStart, performanceOf, type Roll } from './performance';
import { degreesOf, pointToScene, STANDING } from './places';
import { WISHES } from './wishes';

/** The table by its terrain, so that it is drawn once for each. */
const GROUNDS = new WeakMap<object, SceneModel['table']>();

/** The sign on a building. */
const signOf = (id: string) => say('ground.sign', { id: /a$|saloon/.test(id) ? 'saloon' : 'jail' });

function groundOf(state: Now): SceneModel['table'] {
  const known = GROUNDS.get(state.terrain);
  if (known !== undefined) return known;
  const terrain = state.terrain.map(({ id, kind, height, outline }) => ({
    ...{ id, kind: DRAWN[kind], outline: outline.map(pointToScene) },
    ...(kind === 'hill' && { label: say('inches', { inches: height / INCH }) }),
    ...(kind === 'building' && { label: signOf(id) }),
  }));
  const ground = { ...STANDING.size(state), terrain, look: 'prairie' as const };
  GROUNDS.set(state.terrain, ground);
  return ground;
}

/** The badges of one, two, and more Panic tokens. */
const PANIC = ['panic', 'panic-two', 'panic-three'] as const;

/** The facts of an entity with their rules, for its card. A Panic Speed that was rolled takes the place of its Speed. */
function rowsOf(
  entity: Pick<Being, 'def' | 'rtn' | 'ctn' | 'btn' | 'dis' | 'spd' | 'weapons' | 'traits'>,
  panicSpeed: number | null,
): OddsRow[] {
  const { def, rtn, ctn, btn, dis, spd, weapons, traits } = entity;
  const number = (label: string, value: number | null, rule: string): OddsRow[] =>
    value === null ? [] : [{ label, value: `${value}`, rule }];
  return [
    ...number(say('row', { of: 'def' }), def, 'DC-MOD-1'),
    ...number(say('row', { of: 'rtn' }), rtn, 'DC-ATK-2'),
    ...number(say('row', { of: 'ctn' }), ctn, 'DC-CLO-3'),
    ...number(say('row', { of: 'btn' }), btn, 'DC-BRV-2'),
    ...number(say('row', { of: 'dis' }), dis, 'DC-DIS-1'),
    panicSpeed === null
      ? { label: say('row', { of: 'spd' }), value: say('inches', { inches: spd }), rule: 'DC-MOV-1' }
      : { label: say('row', { of: 'ran' }), value: say('inches', { inches: panicSpeed }), rule: 'DC-DIS-3' },
    ...weapons.map(({ id, long, reload }) => {
      const { attacks, damage } = weaponData(id);
      const facts = say('weapon.facts', { dice: attacks, damage, inches: (long ?? 0) / INCH });
      return {
        ...{ label: weaponName(id), value: reload ? `${facts}, ${say('row', { of: 'empty' })}` : facts },
        rule: 'DC-WPN-1',
      };
    }),
    ...traits.map(({ id, level, used }) => ({
      ...{ label: traitName(id, level), value: used ? say('row', { of: 'used' }) : '', rule: 'DC-TRT-1' },
    })),
  ];
}

function fullName(state: Now, id: string): string {
  const riders = passengersOf(state, Number(id)).map((rider) => nameAt(state, rider.id));
  const name = nameAt(state, Number(id));
  return riders.length === 0 ? name : say('name.ridden', { name, riders: riders.join(', ') });
}

/** The acts that the activated unit has left. */
function leftOf(activation: Now['activation']): string {
  // While the end of an activation is told, nobody is active any more.
  if (activation === null) return 'over';
  const [moves, acts] = [activation.movers.length > 0, !activation.acted];
  if (moves && acts) return 'both';
  if (moves) return 'move';
  return acts ? 'action' : 'none';
}

function hintOf(state: Now, seat: Seat | null): string {
  const { phase, asked, posses } = state;
  if (phase === 'over') return say('hint', { at: 'over' });
  if (phase === 'lobby') return say('hint', { at: seat !== null && posses[seat]?.posse === null ? 'lobby' : 'posses' });
  const { activation } = state;
  const facts = { name: activation === null ? '' : nameAt(state, activation.unit), left: leftOf(activation) };
  return seat === asked
    ? say('hint', { at: phase, ...facts })
    : say('hint', { at: 'other', name: playerAt(asked), phase: say('phase', { phase }) });
}

/** All that the kit is told. */
export const MINIATURES: MiniaturesTable<State, Intent, Event, Roll> = {
  ...COURSE,
  standing: STANDING,
  tray(state, seat) {
    const thrown = state.phase === 'place' && state.asked === seat ? (state.fallen[0]?.passengers ?? []) : [];
    const own = state.entities.filter((entity) => entity.seat === seat && entity.inPlay).map(({ id }) => id);
    return [...thrown.filter((id) => !own.includes(id)), ...own].map((id) => `${id}`);
  },
  facing: degreesOf,
  look(state, id) {
    const entity = sure(entityAt(state, Number(id)));
    const riders = passengersOf(state, entity.id).map(({ name }) => name);
    const { kind, hp, startHp, fleeing, panic, weapons, leader, inPlay, seat, size, moved } = entity;
    return {
      ...{ art: artOf(entity.name, riders, seat), make: 'plastic', player: seat },
      ...{ rank: leader ? 'leader' : null, lengthCi: LENGTHS[size], life: { now: Math.max(0, hp), max: startHp } },
      ...{ alive: inPlay, class: kind === 'dinosaur' ? 'creature' : 'person' },
      badges: [
        ...(fleeing ? (['fleeing'] as const) : []),
        ...(panic > 0 ? ([PANIC[Math.min(panic, 3) - 1] ?? 'panic'] as const) : []),
        ...(weapons.some(({ reload }) => reload) ? (['reloading'] as const) : []),
      ],
      rows: [
        { label: say('row', { of: 'hp' }), value: `${hp}/${startHp}`, rule: 'DC-ATK-9' },
        ...(leader ? [{ label: say('row', { of: 'leader' }), value: '', rule: 'DC-LDR-1' }] : []),
        ...(panic > 0 ? [{ label: say('row', { of: 'panic' }), value: `${panic}`, rule: 'DC-DIS-3' }] : []),
        ...(fleeing ? [{ label: say('row', { of: 'fleeing' }), value: '', rule: 'DC-BRV-4' }] : []),
        ...(moved ? [{ label: say('row', { of: 'moved' }), value: '', rule: 'DC-MOD-2' }] : []),
        ...rowsOf(entity, state.activation?.unit === entity.id ? state.activation.panicSpeed : null),
      ],
    };
  },
  ground: groundOf,
  terrain(state, id) {
    const piece = state.terrain.find((each) => each.id === id);
    if (piece === undefined) return null;
    const { kind, height } = piece;
    return { text: say('ground.note', { kind, height: height / INCH, sign: signOf(id) }), rule: 'DC-R-10' };
  },
  marks: marksOf,
  check: (state, seat, intent) => dinosaurCowboys.check(state, seat, intent),
  evolve(state, event) {
    keepStart(state, event);
    const fallen = event.type === 'fell' ? sure(state.entities[event.entity]) : null;
    const place =
      fallen === null ? null : { x: fallen.x, y: fallen.y, facingX: fallen.facingX, facingY: fallen.facingY };
    dinosaurCowboys.evolve(state, event);
    // While events are told, whoever fell lies where they stood; the referee's state has them off the table.
    if (fallen !== null) Object.assign(fallen, place);
  },
  advice: ADVICE,
  danger: {
    lookout: new Lookout(() => new Worker(new URL('../danger/worker.ts', import.meta.url), { type: 'module' })),
    verb: 'attack',
    span: 'turn',
    rule: (harm) => (harm === 'shoot' ? 'DC-SHO-1' : 'DC-ATK-1'),
    harm: () => 'strike',
  },
  performance: performanceOf,
  dice: DICE,
  art: FIGURES,
  standingWishes: WISHES,
  ending: ENDING,
  goal: claimPlaceOf,
  words: {
    full: fullName,
    short: (state, id) => nameAt(state, Number(id)),
    weapon(_, chosen) {
      const { weapon, way } = chosenWeapon(chosen);
      return say('weapon', { way, weapon: weaponName(weapon) });
    },
    refusal: refusalWords,
    hint: hintOf,
    goal: goalOf,
    goalRule: goalRuleOf,
    ending: (state) => endingOf(state, (seat, count) => `${listedNow(seat)} ${count}`),
    log: (log, event, scene) => recordedIn(log, event as Event, scene as LogScene<State>),
  },
  score(state) {
    const labels = dinosaurCowboysGame.chairs(state.options as State['options']);
    return {
      when: COURSE.round(state),
      seats: state.posses.map((_, seat) => {
        const own = state.entities.filter((entity) => entity.seat === seat);
        const left = own.filter((entity) => entity.inPlay).length;
        return {
          ...{ side: labels[seat] ?? '', icon: 'flag', share: own.length === 0 ? 1 : left / own.length },
          text: own.length === 0 ? '' : say('score.left', { count: left }),
        };
      }),
    };
  },
};
