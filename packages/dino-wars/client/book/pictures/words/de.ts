/** The captions of the pictures in the rulebook, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'picture.distances-bases-and-paths': 'Der Abstand reicht von Basis zu Basis, so groß die Bilder auch sind.',
  'picture.dinosaur-movement': 'Ein Allosaurus läuft um die Felsen und hat noch Bewegung übrig.',
  'picture.flight-and-swimming': 'Ein Pteranodon zahlt fürs Steigen und fürs Herabkommen auf seine Beute.',
  'picture.overruns': 'Er kommt in Kontakt mit dem ersten Soldaten und darf ihn überrennen.',
  'picture.closing-fire': 'Bevor sich der Kiefer schließt, darf der Soldat einmal feuern.',
  'picture.regular-fire': 'Der Ring ist die Reichweite eines Gewehrs; die Linie sagt, wie oft es trifft.',
  'picture.range-and-line-of-sight': 'Der Hügel verbirgt den Dinosaurier: kein Schuss.',
  'picture.indirect-fire-and-spotters': 'Der Mörser sieht nichts, aber der Soldat an der Flanke schon.',
  'picture.attack-rolls': 'Von hinten zählt die Panzerung eines Triceratops nicht.',
  'picture.dinosaur-attacks': 'Er berührt beide und beißt einen von ihnen.',
  'picture.army-movement': 'Ein Soldat, der den Kontakt verlässt, hat nur noch so viel übrig.',
  'picture.transport-loading-and-unloading': 'Ein Jeep in Reichweite hat Plätze für diese Soldaten.',
  'picture.crewed-weapons': 'Die Bedienung steht neben ihrem Maschinengewehr, das nur nach vorn feuert.',
  'picture.hidden': 'keine Sichtlinie',
  'picture.hits': '{gap}: trifft {share}',
};
