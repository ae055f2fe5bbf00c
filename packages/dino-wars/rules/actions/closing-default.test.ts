import { nest } from '../../testing/guns';
import { ARMY, armed, dino, gun, HERD, only, overrun, rex, rifle, table } from '../../testing/table';
import type { CrewedKind, Weapon } from '../data/weapons';
import { bestWeapon, closingWeapons } from '../fire/closing';
import { pass } from '../turn/clocks';

const FAR = rifle('far', 110, 110);
const SPARE = rex('spare', 10, 110);

describe('DW-R-17 the default', () => {
  /** Returns the answers of a crew with the order `fire-best` when its first crewman is overrun. */
  function byDefault(
    kind: CrewedKind,
    place: readonly [number, number],
    weapon: 'rifle' | 'bazooka' = 'rifle',
    change: (weapon: { locked: boolean; loaded: boolean; shots: string[] }) => void = () => {},
  ) {
    const [, , ...others] = nest(kind);
    const first = nest(kind)[1] as ReturnType<typeof rifle>;
    const c1 = armed(weapon, 'c1', (first.at?.x ?? 0) / 100, (first.at?.y ?? 0) / 100, { crewOf: 'G' });
    const { state } = table(dino('brachiosaurus', 'T', ...place), gun(kind, 'G', 30, 60), c1, ...others, FAR, SPARE);
    if (state.crewedWeapons.G) change(state.crewedWeapons.G);
    return bestWeapon(state, 'c1', 'T', closingWeapons(state, 'c1', 'T'));
  }

  test.each<[string, Weapon | null, Weapon | null]>([
    ['the machine gun, which could still fire', byDefault('hmg', [31.5, 64.3]), 'hmg'],
    ['not their bazooka, although it promises more', byDefault('hmg', [31.5, 64.3], 'bazooka'), 'hmg'],
    ['nothing, if the gun does not see this one but may fire in phase 2', byDefault('hmg', [28.5, 64.3]), null],
    ["nothing, to keep a mortar's shot", byDefault('mortar', [31.5, 64.3]), null],
    [
      'their own weapon, if the gun is locked already',
      byDefault('hmg', [28.5, 64.3], 'rifle', (weapon) => {
        weapon.locked = true;
      }),
      'rifle',
    ],
    [
      'their own weapon, if the gun is unloaded',
      byDefault('mortar', [31.5, 64.3], 'rifle', (weapon) => {
        weapon.loaded = false;
      }),
      'rifle',
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  test('a crewman fires their own weapon if a dinosaur keeps the gun from firing anyway', () => {
    const { state } = table(rex('T', 31.6, 63.1), rex('U', 27.3, 60), ...nest('hmg'), FAR, SPARE);
    expect(bestWeapon(state, 'c1', 'T', closingWeapons(state, 'c1', 'T'))).toBe('rifle');
  });

  test('the clock gives the same answer as the order', () => {
    const eager = nest('mortar').map((each) => ({ ...each, order: 'fire-best' as const }));
    const { does } = table(rex('T', 31.5, 63), ...eager, FAR, SPARE);
    expect(only(does(HERD, overrun('T', 'c1'), ['to-hit', 6, 6]), 'shot')).toEqual([]);
    const asked = table(rex('T', 31.5, 63), ...nest('mortar'), FAR, SPARE);
    asked.does(HERD, overrun('T', 'c1'));
    const events = asked.does(ARMY, pass(asked.state, ARMY), ['to-hit', 6, 6]);
    expect(events[0]).toEqual({ type: 'reactionClosed', target: 'c1', weapon: null, late: true });
  });
});
