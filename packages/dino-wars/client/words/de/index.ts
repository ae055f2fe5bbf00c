/**
 * The sentences of DINO WARS! in German. One word for one thing: army = Armee, battle = Schlacht, battle log =
 * Gefechtsbericht, closing fire = Abwehrfeuer, contact = Kontakt, cover = Deckung, crew of a gun = Bedienung, crew of a
 * vehicle = Besatzung, dinosaur = Dinosaurier, figure = Figur, gate pole = Torpfosten, hitch = anhängen, kill =
 * Abschuss, life = Leben, luck = Glück, match = Partie, overrun = Überrennen, player = Spieler, referee =
 * Schiedsrichter, regular fire = Hauptfeuer, roll = Wurf, seat = Sitz (in a vehicle) or Platz (in a match), secondary
 * fire = Zweitfeuer, set up = aufstellen (figures) or aufbauen (guns), side = Seite, spectator = Zuschauer, spotter =
 * Beobachter, standing order = Dauerbefehl, table = Tisch, take back = zurücknehmen, Time Gate = Zeittor, to hit =
 * treffen, turn = Runde, waypoint = Wegpunkt. Names of figures stand undeclined; readers are „du“.
 */
import type { en } from '../en';
import { bar } from './bar';
import { hints } from './hints';
import { log } from './log';
import { names } from './names';
import { outcome } from './outcome';
import { refusals } from './refusals';
import { armyRefusals } from './refusals-army';
import { setupRefusals } from './refusals-setup';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...bar,
  ...names,
  ...refusals,
  ...armyRefusals,
  ...setupRefusals,
  ...log,
  ...hints,
  ...outcome,
};
