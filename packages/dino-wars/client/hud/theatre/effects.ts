/** The look and sound of an event. */
import { DINOSAURS, dinosaurOf, type Event, type State, type Weapon } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { Effect } from '@dwo/kits/miniatures/model';
import { shownFor } from '../../tools/figures';
import { say } from '../../words';

export interface Cue {
  readonly voice: VoiceName;
  readonly pitch: number;
}

const SHOT_VOICES: Record<Weapon, VoiceName> = {
  rifle: 'crack',
  assault_rifle: 'rattle',
  smg: 'rattle',
  pistol: 'crack',
  grenade: 'boom',
  flamethrower: 'whoosh',
  automatic_rifle: 'rattle',
  bazooka: 'boom',
  lmg: 'rattle',
  hmg: 'rattle',
  recoilless_rifle: 'boom',
  mortar: 'boom',
  light_artillery: 'boom',
  heavy_artillery: 'boom',
};

/** The pictures of one event, in order; `state` as it is just after it. */
export function effectsOf(event: Event, state: Frozen<State>): readonly Effect[] {
  switch (event.type) {
    case 'moved':
      return [{ type: 'glide', figure: event.figure, path: event.path }];
    case 'flew':
    case 'crept':
      return [flight(event, state)];
    case 'shot': {
      const { target, hit, spotter } = event;
      const figure = shownFor(state, event.figure);
      const word = say(hit ? `burst.${event.weapon}` : 'burst.miss');
      return [
        { type: spotter === null ? 'tracer' : 'shell', from: figure, to: target, hit },
        { type: 'burst', figure, word, tone: hit ? 'bang' : 'miss' },
      ];
    }
    case 'damaged':
      return [{ type: 'number', figure: event.figure, text: `−${event.lost}` }];
    case 'destroyed':
      return [{ type: 'explosion', figure: event.figure }];
    case 'rammed':
      return [
        { type: 'ram', figure: event.figure, target: event.target, hit: event.hit },
        {
          type: 'burst',
          figure: event.target,
          word: say(event.hit ? 'burst.ram' : 'burst.ram.miss'),
          tone: event.hit ? 'bang' : 'miss',
        },
      ];
    case 'raged':
      return [
        {
          type: 'burst',
          figure: event.figure,
          word: say(event.alive ? 'burst.rage' : 'burst.rage.falls'),
          tone: event.alive ? 'rage' : 'miss',
        },
      ];
    case 'strayed':
      return event.target === null
        ? []
        : [{ type: 'burst', figure: event.target, word: say('burst.stray'), tone: 'bang' }];
    case 'landed':
      return [{ type: 'parachute', figure: event.figure }];
    case 'carried':
      return [
        {
          type: 'glide',
          figure: event.weapon,
          path: event.path,
          followers: event.carriers.map(({ figure }) => figure),
        },
      ];
    case 'spotted':
      return [{ type: 'reveal', figure: event.figure }];
    case 'poleFound':
      return [{ type: 'reveal', figure: event.pole }];
    case 'pickedUp':
      return event.die === null ? [] : [{ type: 'number', figure: event.figure, text: `×${event.die}` }];
    case 'wounded':
      return event.rule === 'DW-AUTO-2'
        ? [{ type: 'burst', figure: event.figure, word: say('burst.auto'), tone: 'auto' }]
        : [{ type: 'number', figure: event.figure, text: `−${event.lost}` }];
    case 'attacked':
      return [
        event.hit
          ? { type: 'burst', figure: event.figure, word: biteWord(event.figure, state), tone: 'bite' }
          : { type: 'burst', figure: event.figure, word: say('burst.bite.miss'), tone: 'miss' },
      ];
    case 'luckRolled':
      return event.lucky ? [{ type: 'burst', figure: event.figure, word: say('burst.luck'), tone: 'luck' }] : [];
    case 'killed':
      return state.soldiers[event.figure]?.aboard == null ? [{ type: 'death', figure: event.figure }] : [];
    default:
      return [];
  }
}

/** A dive is faster and ends with folded wings. */
function flight(event: Extract<Event, { type: 'flew' | 'crept' }>, state: Frozen<State>): Effect {
  const { figure } = event;
  const path = event.path.map(({ x, y }) => ({ x, y }));
  const heights = event.path.map(({ z }) => z);
  return { type: dinosaurOf(state, figure)?.dived ? 'swoop' : 'glide', figure, path, heights };
}

/** The biggest stomp, the small ones chomp. */
function biteWord(figure: string, state: Frozen<State>): string {
  const kind = dinosaurOf(state, figure)?.kind;
  const life = kind === undefined ? 0 : DINOSAURS[kind].lifePoints;
  return say(`burst.bite.${life >= 14 ? 'big' : life >= 8 ? 'middle' : 'small'}`);
}

/** The sound of an event; `state` as it is just after it. */
export function cueOf(event: Event, state: Frozen<State>): Cue | null {
  switch (event.type) {
    case 'phaseBegan':
      return { voice: 'snare', pitch: 1 };
    case 'moved':
    case 'carried':
      return step(event.type === 'moved' ? event.figure : event.weapon, state);
    case 'flew':
    case 'crept':
      return { voice: 'whoosh', pitch: 1.3 };
    case 'gunTurned':
    case 'boarded':
    case 'alighted':
    case 'seatsSwapped':
    case 'assigned':
    case 'dismantled':
    case 'setUp':
    case 'hitched':
    case 'unhitched':
    case 'stowed':
    case 'unstowed':
    case 'pickedUp':
    case 'laidDown':
    case 'placed':
    case 'hidden':
    case 'landed':
    case 'survivorsPlaced':
      return { voice: 'clack', pitch: 1 };
    case 'destroyed':
    case 'rammed':
      return { voice: 'boom', pitch: 0.8 };
    case 'raged':
      return { voice: 'chomp', pitch: 0.7 };
    case 'spotted':
    case 'poleFound':
    case 'escaped':
      return { voice: 'sting', pitch: 1.2 };
    case 'faced':
    case 'leftContact':
      return { voice: 'clack', pitch: 1.2 };
    case 'overrunDeclared':
      return { voice: 'squeak', pitch: 0.7 };
    case 'reactionOpened':
      return { voice: 'paper', pitch: 1 };
    case 'shot':
      return event.hit ? { voice: SHOT_VOICES[event.weapon], pitch: 1 } : { voice: 'kazoo', pitch: 1 };
    case 'attacked':
      return event.hit ? { voice: 'chomp', pitch: 1 } : { voice: 'kazoo', pitch: 1 };
    case 'luckRolled':
      return event.lucky ? { voice: 'phew', pitch: 1 } : null;
    case 'killed':
      return { voice: 'clack', pitch: 0.6 };
    case 'ended':
      return { voice: 'sting', pitch: 1 };
    default:
      return null;
  }
}

/** Rubber squeaks, the smaller the higher; plastic clacks. */
function step(figure: string, state: Frozen<State>): Cue {
  const kind = dinosaurOf(state, figure)?.kind;
  if (kind === undefined) return { voice: 'clack', pitch: 1 };
  return { voice: 'squeak', pitch: 0.6 + 1.2 * (1 - Math.min(1, DINOSAURS[kind].radiusCi / 260)) };
}
