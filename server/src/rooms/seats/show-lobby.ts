/** Writes the people on chairs to the synced state. */
import type { Chair, MatchState } from '@dwo/shared';
import type { Person } from '../../people/identity';
import { type GuestClient, isWatcher } from '../guest';
import type { Chairs } from './chairs';
import type { Table } from './table-deeds';

/** The parts of a lobby that are shown. */
export interface ShownLobby {
  readonly chairs: Chairs;
  readonly unready: ReadonlySet<number>;
  readonly waits: boolean;
  readonly isHosted: boolean;
  isCreator(person: Pick<Person, 'all'> | null): boolean;
}

/** Shows who is connected, before and after the match begins. `table` tells who plays which seat. */
export function showLobby(
  root: MatchState,
  lobby: ShownLobby,
  clients: Iterable<GuestClient>,
  table: Table | null,
): void {
  const { chairs, isHosted } = lobby;
  const present = new Set<number>();
  const creators = new Set<number | null>();
  let watchers = 0;
  for (const { userData } of clients) {
    if (userData === undefined) continue;
    if (lobby.isCreator(userData.person)) creators.add(userData.place);
    if (userData.place !== null) present.add(userData.place);
    if (isWatcher(userData)) watchers++;
  }
  const begun = root.stage !== 'lobby';
  for (const [place, sitter] of chairs.all.entries()) {
    const player = sitter?.player ?? null;
    const chair = root.chairs[place];
    // While a larger battle is being stored, its further chairs are not shown yet.
    if (chair === undefined) break;
    assign(chair, {
      name: sitter?.name ?? '',
      wish: sitter?.wish ?? '',
      label: begun ? (chairs.labels[place] ?? '') : '',
      taken: sitter !== null,
      bot: sitter?.bot ?? false,
      entropy: sitter?.entropy ?? '',
      connected: sitter !== null && (isBot(chairs, place, table) || present.has(table?.playerOf(place) ?? place)),
      unready: !begun && lobby.unready.has(place),
      locked: !begun && chairs.locked.includes(place),
      creates: !begun && (creators.has(place) || (player !== null && lobby.isCreator({ all: [player] }))),
    });
  }
  const creator = begun || !isHosted ? '' : creators.size > 0 ? 'here' : 'away';
  if (root.creator !== creator) root.creator = creator;
  const waits = !begun && lobby.waits;
  if (root.waits !== waits) root.waits = waits;
  if (root.watchers !== watchers) root.watchers = watchers;
}

function isBot(chairs: Chairs, place: number, table: Table | null): boolean {
  return table?.isBot(place) === true || chairs.at(table?.playerOf(place) ?? place)?.bot === true;
}

type Shown = Pick<
  Chair,
  'name' | 'wish' | 'label' | 'taken' | 'bot' | 'entropy' | 'connected' | 'unready' | 'locked' | 'creates'
>;

function assign(chair: Chair, shown: Shown): void {
  for (const key of Object.keys(shown) as (keyof Shown)[]) {
    if (chair[key] !== shown[key]) Object.assign(chair, { [key]: shown[key] });
  }
}
