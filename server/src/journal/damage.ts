/** Known damage of a journal, which stays known until the operator removes its file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../failure';
import { makePrivateFile } from './private-files';

/** Name of the file in the data folder. */
export const DAMAGE_FILE = 'journal.damage';
/** At most this many matches are named. */
const NAMED = 200;

/** A damaged match. Its id is as secret as its link. */
export interface DamagedMatch {
  readonly id: string;
  /** Whether it is gone, lacks entries, or has entries that were changed from outside. */
  readonly what: 'gone' | 'lost' | 'altered';
  /** The number of entries that are known to be missing. */
  readonly lost: number;
}

/** Everything that is known to be damaged. */
export interface Damage {
  readonly matches: readonly DamagedMatch[];
  /** The first message of SQLite's own check of the file; null if it found nothing. */
  readonly file: string | null;
  /** The advice to the operator. */
  readonly advice: string;
}

/** The number of damaged matches and missing entries, as everybody may know them. */
export interface DamageCount {
  readonly matches: number;
  readonly entries: number;
  readonly file: boolean;
}

/** The advice on what to do about damage. */
export const ADVICE =
  'Stop the server, move the journal away and restore a backup: npm run -s restore -- FILE. ' +
  `To go on with what is left, remove ${DAMAGE_FILE} from the data folder.`;

/** The damage that this process knows of. In a folder it is kept in a file, so that a restart does not forget it. */
export class Damages {
  private readonly matches = new Map<string, DamagedMatch>();
  private broken: string | null = null;

  /** `found` is called once for each new damage. Without a folder nothing is kept. */
  constructor(
    private readonly folder: string | null,
    private readonly found: (damage: DamagedMatch | string) => void,
  ) {
    const path = folder === null ? '' : join(folder, DAMAGE_FILE);
    if (path === '' || !existsSync(path)) return;
    const { matches, file } = JSON.parse(readFileSync(path, 'utf8')) as Damage;
    for (const match of matches) this.matches.set(match.id, match);
    this.broken = file;
    for (const each of matches) found(each);
    if (file !== null) found(file);
  }

  /** Null if nothing is known to be damaged. */
  get all(): Damage | null {
    if (this.matches.size === 0 && this.broken === null) return null;
    return { matches: [...this.matches.values()], file: this.broken, advice: ADVICE };
  }

  /** The same as numbers, without the ids of matches. */
  get count(): DamageCount | null {
    const { all } = this;
    if (all === null) return null;
    const entries = all.matches.reduce((sum, { lost }) => sum + lost, 0);
    return { matches: all.matches.length, entries, file: all.file !== null };
  }

  match(damage: DamagedMatch): void {
    if (this.matches.has(damage.id) || this.matches.size >= NAMED) return;
    this.matches.set(damage.id, damage);
    this.keep();
    this.found(damage);
  }

  file(message: string): void {
    if (this.broken !== null) return;
    this.broken = message;
    this.keep();
    this.found(message);
  }

  private keep(): void {
    if (this.folder === null) return;
    const path = join(this.folder, DAMAGE_FILE);
    try {
      makePrivateFile(path);
      writeFileSync(path, `${JSON.stringify(this.all, null, 1)}\n`);
    } catch (error) {
      // The match can be read all the same.
      this.found(`this could not be noted in ${DAMAGE_FILE}: ${messageOf(error)}`);
    }
  }
}
