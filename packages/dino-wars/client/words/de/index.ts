/**
 * The sentences of DINO WARS! in German. One word for one thing: army = Armee, battle = Kampf, battle log =
 * Gefechtsbericht, closing fire = Abwehrfeuer, contact = Kontakt, cover = Deckung, crew of a gun = Bedienung, crew of a
 * vehicle = Besatzung, dinosaur = Dinosaurier, figure = Figur, gate pole = Torpfosten, hitch = anhängen, kill =
 * Abschuss, life = Leben, luck = Glück, match = Partie, overrun = Überrennen, player = Spieler, referee =
 * Schiedsrichter, regular fire = Hauptfeuer, roll = Wurf, seat = Sitz (in a vehicle) or Platz (in a match), secondary
 * fire = Zweitfeuer, set up = aufstellen (figures) or aufbauen (guns), side = Seite, spectator = Zuschauer, spotter =
 * Beobachter, standing order = Dauerbefehl, table = Tisch, take back = zurücknehmen, Time Gate = Zeittor, to hit =
 * treffen, turn = Runde, waypoint = Wegpunkt. Of the pages: board =
 * Spielbrett, by the book = nach Regelheft, force = Truppe, herd = Herde, optional rule = Zusatzregel, piece of terrain =
 * Geländestück, replay = Replay, ruling = Auslegung, toy box = Spielkiste. Names of figures stand undeclined; readers are „du“.
 */
import type { en } from '../en';
import { acts } from './acts';
import { agreement } from './agreement';
import { bar } from './bar';
import { bursts } from './bursts';
import { cards } from './cards';
import { counts } from './counts';
import { figure } from './figure';
import { forces } from './forces';
import { ground } from './ground';
import { help } from './help';
import { hints } from './hints';
import { hud } from './hud';
import { lobby } from './lobby';
import { log } from './log';
import { luck } from './luck';
import { mission } from './mission';
import { names } from './names';
import { odds } from './odds';
import { options } from './options';
import { outcome } from './outcome';
import { panels } from './panels';
import { plan } from './plan';
import { ram } from './ram';
import { ready } from './ready';
import { reasons } from './reasons';
import { refusals } from './refusals';
import { armyRefusals } from './refusals-army';
import { setupRefusals } from './refusals-setup';
import { replay } from './replay';
import { results } from './results';
import { review } from './review';
import { sides } from './sides';
import { strength } from './strength';
import { tables } from './tables';
import { theatre } from './theatre';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...bar,
  ...names,
  ...refusals,
  ...armyRefusals,
  ...setupRefusals,
  ...log,
  ...hints,
  ...outcome,
  ...agreement,
  ...counts,
  ...forces,
  ...lobby,
  ...luck,
  ...mission,
  ...options,
  ...plan,
  ...ram,
  ...ready,
  ...reasons,
  ...replay,
  ...results,
  ...review,
  ...sides,
  ...strength,
  ...tables,
  ...ground,
  ...acts,
  ...odds,
  ...figure,
  ...hud,
  ...panels,
  ...help,
  ...cards,
  ...theatre,
  ...bursts,
};
