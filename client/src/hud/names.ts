/** What figures are called: the engine knows ids, people know Pvt. Ruiz and Allosaurus 2. */
import { DINOSAURS, type DinosaurKind, type FigureId, type Rank, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';

const SURNAMES =
  `Ruiz Orr Vance Kelly Kowalski Doyle Cole Bates Novak Marsh Quinn Reyes Hobbs Tanner Yates Pruitt Lowry Finch Dunn Varga
  Baker Cobb Drake Ellis Foley Grubb Hale Ingram Jonas Kemp Lutz Mercer Nash Oakley Pike Quick Rudd Sloan Tully Underhill
  Voss Webb Yoder Zimmer Abbott Birch Crane Dexter Eaton Frost Gates Holt Irving Judd Knox Lamb Moss Neville Otis Payne
  Ross Swift Tate Upton Vega Wolfe Young Zeller Archer Boone Cruz Diaz Early Flynn Gomez Hart Ives Jarvis Kane Lopez`.split(
    /\s+/,
  );

const TITLES: Record<Rank, string> = { enlisted: 'Pvt.', nco: 'Sgt.', leader: 'Lt.', hero: 'Ace' };

export interface Names {
  /** "Sgt. Orr", "Allosaurus 2"; the id itself for a figure nobody knows. */
  full(id: FigureId): string;
  /** "Orr", "Allosaurus 2": for small cards. */
  short(id: FigureId): string;
}

interface Named {
  readonly full: string;
  readonly short: string;
}

/** Names for every figure of a match, the same for everyone who looks at it. */
export function nameFigures(state: Frozen<State>): Names {
  const named = new Map<FigureId, Named>();
  nameSoldiers(state, named);
  nameDinosaurs(state, named);
  return {
    full: (id) => named.get(id)?.full ?? id,
    short: (id) => named.get(id)?.short ?? id,
  };
}

function nameSoldiers(state: Frozen<State>, named: Map<FigureId, Named>): void {
  Object.keys(state.soldiers)
    .sort(byIdNumber)
    .forEach((id, index) => {
      const soldier = state.soldiers[id];
      if (soldier === undefined) return;
      const round = Math.floor(index / SURNAMES.length);
      const surname = `${SURNAMES[(index * 7) % SURNAMES.length]}${round === 0 ? '' : ` ${round + 1}`}`;
      named.set(id, { full: `${TITLES[soldier.rank]} ${surname}`, short: surname });
    });
}

function nameDinosaurs(state: Frozen<State>, named: Map<FigureId, Named>): void {
  const herds = new Map<DinosaurKind, FigureId[]>();
  for (const id of Object.keys(state.dinosaurs).sort(byIdNumber)) {
    const kind = state.dinosaurs[id]?.kind;
    if (kind !== undefined) herds.set(kind, [...(herds.get(kind) ?? []), id]);
  }
  for (const [kind, ids] of herds) {
    ids.forEach((id, index) => {
      const { name: species } = DINOSAURS[kind];
      const name = ids.length === 1 ? species : `${species} ${index + 1}`;
      named.set(id, { full: name, short: name });
    });
  }
}

/** d2 before d10. */
function byIdNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
