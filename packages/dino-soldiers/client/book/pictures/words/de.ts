/** The captions of the pictures in the rulebook, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'picture.laying-the-field': 'Sechs Plättchen liegen verdeckt. Das nächste darf auf jeden gestrichelten Platz.',
  'picture.room-on-tiles-deployment-and-reserve':
    'Vier Schützen füllen ein Plättchen für die Soldaten. Ein großer Dinosaurier darf trotzdem dort stehen: Jede Seite zählt für sich.',
  'picture.movement':
    'Der Velociraptor hat 3 Bewegungspunkte. Die Zahlen sagen, wie viele auf jedem Plättchen übrig sind; gestrichelte führen über verdeckten Boden.',
  'picture.terrain': 'Der Späher zahlt 2 Punkte für unwegsamen Boden und Lebenspunkte für tückischen.',
  'picture.hiding':
    'Der Späher hat sich auf dichtem Boden versteckt. Der Velociraptor kann nur den Schützen angreifen.',
  'picture.range-and-line-of-sight':
    'Der Scharfschütze sieht den Velociraptor. Das Hindernis versperrt die Linie zum Triceratops.',
  'picture.attacks-and-damage':
    'Eine Granate trifft alle auf dem Plättchen: den Dinosaurier und den Schützen neben ihm.',
  'picture.abilities':
    'Eine Feuerwand setzt jedes Plättchen ihrer Linie in Brand. Der Carnotaurus wird sofort getroffen und brennt weiter, wenn er bleibt.',
  'picture.primal-instinct':
    'Kein Alphatier hält diese beiden zurück: Jeder muss den nächsten Soldaten angreifen, den er sieht.',
};
