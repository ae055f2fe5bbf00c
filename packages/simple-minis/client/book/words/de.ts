/** The chapters of the rulebook in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'title.figures': 'Figuren',
  'chapter.figures':
    'Leute zu Fuß, Tiere zum Reiten, Fahrzeuge zum Fahren; Dinosaurier zählen als Fahrzeuge, die sich selbst fahren.',
  'title.space-rulings': 'Raum',
  'chapter.space-rulings':
    'Abstände gelten zwischen den Rändern der Basen. Gelände ist schwierig oder ein Hindernis und verbirgt alles, etwas oder nichts.',
  'title.setting-up': 'Aufstellung',
  'chapter.setting-up': 'Jeder hat eine Zone am Tischrand und stellt darin auf.',
  'title.the-round': 'Die Runde',
  'chapter.the-round':
    'Initiative, Bewegung, Schießen, Nahkampf, Können: In jedem Schritt kommen alle dran. Jede Figur greift einmal pro Runde an.',
  'title.initiative': 'Initiative',
  'chapter.initiative': 'Der höchste Wurf sagt, wer beginnt; dann geht es links herum.',
  'title.movement': 'Bewegung',
  'chapter.movement':
    'Eine Bewegung für jede Figur und Runde, auf beliebigem Weg. Schwieriges Gelände halbiert sie, Hindernisse halten sie auf.',
  'title.cavalry-vehicles-riders': 'Reittiere, Fahrzeuge, Reiter',
  'chapter.cavalry-vehicles-riders':
    'Zieh auf ein Reittier, um es zu reiten. Reiter sind in Deckung und ziehen und kämpfen nicht selbst.',
  'title.distance-attacks': 'Fernangriffe',
  'chapter.distance-attacks':
    'Sieh das Ziel, wirf einen Würfel; Helden und Fahrzeuge zählen eins dazu. In Deckung ist ein Ziel schwerer zu treffen.',
  'title.line-of-sight': 'Sichtlinie',
  'chapter.line-of-sight': 'Du musst zum Ziel schauen und es sehen. Im Zweifel entscheidet ein Würfel.',
  'title.cover': 'Deckung',
  'chapter.cover': 'Verbirgt Gelände das halbe Ziel, so ist es in Deckung. Im Zweifel entscheidet ein Würfel.',
  'title.automatic-fire': 'Automatisches Feuer',
  'chapter.automatic-fire': 'Wirf zwei Würfel und behalte den besseren.',
  'title.armor': 'Rüstung',
  'chapter.armor':
    'Wer getroffen ist, würfelt für die Rüstung: Leichte rettet selten, schwere jedes zweite Mal, auf Rädern und großen Füßen öfter.',
  'title.hand-to-hand-attacks': 'Nahkampf',
  'chapter.hand-to-hand-attacks':
    'Berühr einen Gegner, oder hab ihn dicht vor dir, und würfle. Hier hat niemand Deckung.',
  'title.skill-rolls': 'Können',
  'chapter.skill-rolls':
    'Am Ende der Runde dürfen Leute zu Fuß etwas anderes als Kämpfen versuchen, wie das Szenario es erlaubt.',
  'title.effects-of-attacks': 'Wirkung von Angriffen',
  'chapter.effects-of-attacks':
    'Ein Treffer, den keine Rüstung aufhält, entfernt die Figur. Reiter fallen unverletzt ab, und Mauern lassen sich zerschießen.',
  'title.ending': 'Das Ende',
  'chapter.ending':
    'Nach der letzten Runde gewinnt, wer mehr Punkte zerstört hat, wenn das Szenario nichts anderes verlangt.',
  'title.options-lobby-switches': 'Optionen',
  'chapter.options-lobby-switches':
    'Alle handeln reihum mit einer Figur, besonderes Können, und weiterspielen, wenn der Erste ausgeschieden ist.',
  'title.points': 'Punkte',
  'chapter.points': 'Was jede Fähigkeit kostet, und die fertigen Figuren.',
  'title.wild-creatures': 'Wilde Kreaturen',
  'chapter.wild-creatures': 'Kreaturen ohne Spieler gehen auf die Nächsten los. Manche schlafen, bis man sie angreift.',
  'title.scenarios': 'Szenarien',
  'chapter.scenarios':
    'Offene Schlacht, ausgebrochene Dinosaurier, ein Ei zu stehlen, ein Fort zu halten, ein Wagenzug, eine Wasserstelle.',
  'title.super-powers': 'Superkräfte',
  'chapter.super-powers': 'In dieser Fassung nicht enthalten.',
  'title.decision-sequence': 'Wer wann entscheidet',
  'chapter.decision-sequence': 'Was in jedem Schritt befohlen werden darf, und von wem.',
};
