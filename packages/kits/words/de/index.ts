/**
 * The shell's sentences in German. One word for one thing: battle = Kampf, board = Spielbrett, chat = Chat, clock = Uhr,
 * commitment = Festlegung, computer = Computer, correspondence = Fernpartie, custom battle = eigener Kampf, device = Gerät,
 * die = Würfel, link = Link, match = Partie, move = Zug, open (to all) = offen, operator of a server = Betreiber, pause =
 * Pause, phase = Phase, player = Spieler, private = privat, record = Aufzeichnung, rematch = Revanche, replay = Replay,
 * roll = Wurf, rules = Regeln, seat = Platz, settings = Einstellungen, side = Seite, spectator = Zuschauer, substitute =
 * Ersatz, table = Tisch, toy box = Spielkiste, turn = Runde, undo = zurücknehmen, verify = prüfen, your move = du bist am
 * Zug. Readers are „du“; names stand undeclined.
 */
import type { en } from '../en';
import { arrival } from './arrival';
import { deeds } from './deeds';
import { find } from './find';
import { frame } from './frame';
import { front } from './front';
import { halves } from './halves';
import { ideas } from './ideas';
import { learn } from './learn';
import { links } from './links';
import { lobby } from './lobby';
import { mine } from './mine';
import { mishaps } from './mishaps';
import { notices } from './notices';
import { people } from './people';
import { problems } from './problems';
import { reasons } from './reasons';
import { settings } from './settings';
import { talk } from './talk';
import { terms } from './terms';
import { theatre } from './theatre';
import { tiles } from './tiles';
import { times } from './times';
import { title } from './title';
import { watch } from './watch';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...learn,
  ...watch,
  ...arrival,
  ...mine,
  ...times,
  ...people,
  ...problems,
  ...terms,
  ...talk,
  ...reasons,
  ...deeds,
  ...notices,
  ...links,
  ...find,
  ...frame,
  ...front,
  ...halves,
  ...lobby,
  ...settings,
  ...title,
  ...theatre,
  ...tiles,
  ...ideas,
  ...mishaps,
};
