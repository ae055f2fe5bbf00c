/** The box of Dinosaur Cowboys, in German. */
import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'box.title': 'Dinosaur Cowboys',
  'box.spoken': 'Dinosaur Cowboys, für 2 Personen',
  'box.film': 'Eine Handvoll Zähne!',
  'box.tagline': 'Wir schreiben das Jahr 2285. Sattelt die Echsen.',
  'box.blurb': 'Revolver, Säbel und gerittene Dinosaurier.',
  'box.pitch': 'Zwei Banden, ihre Reittiere und sechs Züge für die Abrechnung.',
  'box.credit':
    'Von Carlo Guglielmin (Quickdraw-Regeln, Ausgabe 2.2, 2014), in eigenen Worten wiedergegeben. Eine inoffizielle Fassung; unsere Vorlage nennt keine Lizenz.',
  'box.invitation': 'Zwölf Uhr mittags, und bring deinen Dinosaurier mit. Bist du dabei?',
  'box.choice': 'Wähle einen Platz am Tisch',
  'box.shout': 'Aufsatteln!',
  'box.builder': 'Eigene Bande',
  'box.builder.how': 'Drei Leute, ein Reittier, 100 Punkte',
  'side.one': 'Die erste Bande',
  'side.other': 'Die andere Bande',
  'preset.standard': 'Wähle deine Bande',
  'preset.quick': 'Familienfehde',
  'preset.claim': 'Der Claim',
  'preset.showdown': 'Showdown',
};
