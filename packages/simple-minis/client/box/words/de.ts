/** The box of Very Simple Miniatures, in German. */
import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'box.title': 'Sehr einfache Miniaturen',
  'box.spoken': 'Sehr einfache Miniaturen, für 2 bis 6 Spieler',
  'box.film': 'Ärger auf dem Teppich!',
  'box.tagline': 'Eine Seite Regeln, ein Tisch voller Figuren.',
  'box.blurb': 'Cowboys, Wagen und Dinosaurier. Ein Würfel entscheidet.',
  'box.pitch': 'Zwei bis sechs Kisten voller Figuren treffen sich auf einem Tisch.',
  'box.credit':
    'Nach den Very Simple Generic Miniatures Rules von Andrew Domino, mit Michael Taylor, Commander Cody und Wesley Bruce, unter CC BY-NC-SA 3.0. Eine inoffizielle Fassung, nicht für kommerzielle Zwecke.',
  'box.invitation': 'Eine kleine Schlacht mit Spielfiguren. Bist du dabei?',
  'box.builder': 'Eigene Figuren',
  'box.builder.how': 'Bau eine Truppe aus Teilen und spiel sie',
  'box.choice': 'Wähle einen Platz am Tisch',
  'box.shout': 'In Deckung!',
  'preset.of':
    '{id, select, quick {Schnelle Schlacht} standard {Offene Schlacht} three {Zu dritt am Wasserloch} four {Zu viert unter Dinosauriern} six {Schlacht der sechs} dinosaurs_loose {Dinosaurier entlaufen} capture_the_egg {Eierraub} last_stand {Letztes Gefecht} wagon_train {Wagenzug} other {Wasserloch}}',
  'side.of':
    '{id, select, one {Grün} two {Grau} three {Blau} four {Rot} five {Sand} six {Violett} either {Eine der Rollen} defender {Verteidigung} attacker {Angriff} convoy {Wagenzug} other {Jäger}}',
};
