/** The captions of the pictures in the rulebook, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'picture.distance-attacks': 'Ein Revolverheld sieht einen Wagen im Freien: zwei Würfel, und der bessere zählt.',
  'picture.cover': 'Bäume verbergen das Ziel, also ist es schwerer zu treffen.',
  'picture.cavalry-vehicles-riders':
    'Ein Cowboy reitet das Pferd. Beide stehen an einer Stelle, und der Reiter ist in Deckung.',
  'picture.hand-to-hand-attacks': 'Der Raptor berührt den Raufbold und darf zuschlagen.',
  'picture.wild-creatures': 'Es gehört niemandem und schläft, bis jemand es angreift.',
  'picture.kills': '{share} zerstört',
};
