/** The tellings of what a hit does: wounds, luck, death, wrecks and survivors. */
import { dinosaurOf, type FigureId, waysOf36 } from '@dwo/dino-wars';
import { list } from '@dwo/kits/shell/list';
import { type Draft, figureDid, note, remark, type Scribe } from '../hud/words/log-entry';
import { ownerOf, sideFigures } from '../tools/figures';
import { say } from '../words';
import type { DiceKind, Thrown } from './rolls';
import type { Consequence, DiceWords, Tellings } from './telling';

export const harmDice = {
  luck: { gains: 'army', loses: 'army', who: 'dice.who.luck' },
  rage: { gains: 'dinosaurs', loses: 'dinosaurs', who: 'dice.who.rage' },
  survival: { gains: 'army', loses: 'army', who: 'dice.who.survival' },
} satisfies { [K in DiceKind]?: DiceWords };

interface Rolled {
  readonly figure: FigureId;
  readonly dice: readonly [number, number];
  readonly needed: number;
}

function thrown(what: keyof typeof harmDice, { dice, needed, figure }: Rolled, success: boolean): Thrown {
  return { what, dice, needed, success, by: figure, at: null };
}

/** The rules behind every wound and death; a line needs no tag for them. */
const USUAL = ['DW-DMG-1', 'DW-DMG-7', 'DW-DMG-8', 'DW-DMG-9', 'DW-CREW-10'];

function unusual(rule: string): string | null {
  return USUAL.includes(rule) ? null : rule;
}

function lifeLost(event: { figure: FigureId; lost: number; rule: string }, left: number, what: 'life' | 'structure') {
  const { figure, lost, rule } = event;
  return { figure, note: note(say(`log.${what}`, { lost, left }), 'plain', unusual(rule)) };
}

/** The end of a figure whose own deed is not in the log. */
function ended(
  { figure, by, rule }: { figure: FigureId; by: FigureId; rule: string },
  key: 'log.killed-by' | 'log.destroyed-by',
  scribe: Scribe,
): Draft {
  const { full } = scribe.names;
  return {
    ...figureDid(scribe, figure, key, { rule, by: full(by) }),
    bold: [full(figure), full(by)],
    figures: [by, figure],
    kill: true,
  };
}

function dead(
  { figure, rule }: { readonly figure: FigureId; readonly rule: string },
  key: 'log.dead' | 'log.destroyed',
  scribe: Scribe,
): Consequence {
  return { figure, note: note(`${say(key)}${wipedOut(figure, scribe)}`, 'dead', unusual(rule)) };
}

/** That it was the last figure of one of several players on a side; empty otherwise. Hidden dinosaurs are nobody's to count. */
function wipedOut(figure: FigureId, { state, player, isYou }: Scribe): string {
  const owner = ownerOf(state, figure);
  const side = owner === null ? undefined : state.players[owner]?.side;
  if (owner === null || side === undefined || (side === 'dinosaurs' && state.scenario === 'gate')) return '';
  const mates = state.players.some((each, seat) => seat !== owner && each.side === side);
  const left = sideFigures(state, side).some(([, each]) => each.owner === owner && each.alive);
  return mates && !left ? ` ${say('log.wiped-out', { name: player(owner), own: isYou?.(owner) === true })}` : '';
}

const losses: Tellings<'wounded' | 'damaged' | 'destroyed' | 'killed' | 'crippled'> = {
  wounded: {
    pictureMs: 500,
    outcome: ({ figure, lost }, { at }) => (figure === at ? say('dice.life', { lost }) : null),
    effects: ({ figure, lost, rule }) =>
      rule === 'DW-AUTO-2'
        ? [{ type: 'burst', figure, word: say('burst.auto'), tone: 'auto' }]
        : [{ type: 'number', figure, text: `−${lost}` }],
    note: (event, { state }) => lifeLost(event, dinosaurOf(state, event.figure)?.lifePoints ?? 0, 'life'),
    entry: ({ figure, rule, lost }, scribe) => figureDid(scribe, figure, 'log.loses-life', { rule, lost }),
  },
  damaged: {
    pictureMs: 500,
    outcome: ({ figure, lost }, { at }) => (figure === at ? say('dice.structure', { lost }) : null),
    effects: ({ figure, lost }) => [{ type: 'number', figure, text: `−${lost}` }],
    note(event, { state }) {
      return lifeLost(event, Math.max(0, state.vehicles[event.figure]?.structurePoints ?? 0), 'structure');
    },
    entry: ({ figure, rule, lost }, scribe) => figureDid(scribe, figure, 'log.loses-structure', { rule, lost }),
  },
  destroyed: {
    pictureMs: 900,
    outcome: ({ figure }, { at }) => (figure === at ? say('dice.destroyed') : null),
    effects: ({ figure }) => [{ type: 'explosion', figure }],
    cue: () => ({ voice: 'boom', pitch: 0.8 }),
    note: (event, scribe) => dead(event, 'log.destroyed', scribe),
    entry: (event, scribe) => ended(event, 'log.destroyed-by', scribe),
  },
  killed: {
    pictureMs: 700,
    outcome: ({ figure }, { at, by }) => (figure === at || figure === by ? say('dice.dead') : null),
    effects: ({ figure }, state) => (state.soldiers[figure]?.aboard == null ? [{ type: 'death', figure }] : []),
    cue: () => ({ voice: 'clack', pitch: 0.6 }),
    note: (event, scribe) => dead(event, 'log.dead', scribe),
    entry: (event, scribe) => ended(event, 'log.killed-by', scribe),
  },
  crippled: {
    note: ({ figure }) => ({ figure, note: note(say('log.wounded'), 'plain', 'DW-OPT-WOUND-1') }),
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.crippled', { rule: 'DW-OPT-WOUND-1' }),
  },
};

const rolls: Tellings<'luckRolled' | 'raged' | 'survivalRolled'> = {
  luckRolled: {
    pictureMs: 500,
    dice: (event) => thrown('luck', event, event.lucky),
    effects: ({ figure, lucky }) => (lucky ? [{ type: 'burst', figure, word: say('burst.luck'), tone: 'luck' }] : []),
    cue: ({ lucky }) => (lucky ? { voice: 'phew', pitch: 1 } : null),
    note({ figure, dice, needed, lucky }) {
      const text = say('log.luck', { roll: dice[0] + dice[1], needed, lucky });
      return { figure, note: note(text, 'luck', 'DW-DMG-3') };
    },
    entry: ({ figure, lucky }, scribe) => figureDid(scribe, figure, 'log.lucky', { rule: 'DW-DMG-3', lucky }),
    luck: ({ needed, lucky }) => ({ side: 'army', kind: 'luck', chance: waysOf36(needed), had: lucky }),
  },
  raged: {
    pictureMs: 500,
    dice: (event) => thrown('rage', event, event.alive),
    effects: ({ figure, alive }) => {
      const word = say(alive ? 'burst.rage' : 'burst.rage.falls');
      return [{ type: 'burst', figure, word, tone: alive ? 'rage' : 'miss' }];
    },
    cue: () => ({ voice: 'chomp', pitch: 0.7 }),
    note({ figure, dice, needed, alive }) {
      const text = say('log.rage', { roll: dice[0] + dice[1], needed, alive });
      return { figure, note: note(text, 'luck', 'DW-OPT-RAGE-1') };
    },
    entry: ({ figure, alive }, scribe) => figureDid(scribe, figure, 'log.raged', { rule: 'DW-OPT-RAGE-1', alive }),
    luck: ({ needed, alive }) => ({ side: 'dinosaurs', kind: 'rage', chance: waysOf36(needed), had: alive }),
  },
  survivalRolled: {
    dice: (event) => thrown('survival', event, event.alive),
    note({ figure, vehicle, dice, needed, alive }, { names }) {
      const text = say('log.survival', { name: names.short(figure), roll: dice[0] + dice[1], needed, alive });
      return { figure: vehicle, also: figure, note: note(text, alive ? 'luck' : 'dead', 'DW-CAS-1') };
    },
    entry: ({ figure, alive }, scribe) => figureDid(scribe, figure, 'log.survived', { rule: 'DW-CAS-1', alive }),
    luck: ({ needed, alive }) => ({ side: 'army', kind: 'survival', chance: waysOf36(needed), had: alive }),
  },
};

/** The tellings of harm. */
export const harm: Tellings<keyof typeof losses | keyof typeof rolls | 'survivorsWait' | 'survivorsPlaced'> = {
  ...losses,
  ...rolls,
  survivorsWait: {
    entry({ people, vehicle }, { names }) {
      const facts = { people: list(people.map(names.short)), vehicle: names.full(vehicle) };
      return { ...remark(say('log.survivors', facts), 'DW-CAS-3'), by: 'army' };
    },
  },
  survivorsPlaced: { cue: () => ({ voice: 'clack', pitch: 1 }) },
};
