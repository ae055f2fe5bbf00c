import type { en as english } from './en';

export const de: Readonly<Record<keyof typeof english, string>> = {
  'bench.take': 'Hinzufügen: {name}, {points, plural, one {# Punkt} other {# Punkte}}',
  'bench.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'bench.share': '{spent} von {most} Punkten',
  'bench.card': 'Teile von {name}',
  'bench.name': 'Name dieser Figur',
  'bench.more': 'Noch eine',
  'bench.remove': 'Entfernen',
  'bench.friend': 'Mit Freunden spielen',
  'bench.computer': 'Gegen den Computer',
  'bench.back': 'In die Partie mitnehmen',
  'bench.busy': 'Der Tisch wird gedeckt ...',
  'bench.faulty': 'So nicht erlaubt',
  'shelf.home': 'Zur Spielkiste',
  'shelf.name':
    '{noun, select, army {Name der Armee} herd {Name der Herde} force {Name der Truppe} posse {Name der Bande} other {Name des Tisches}}',
  'shelf.name.hint':
    '{noun, select, army {Gib deiner Armee einen Namen} herd {Gib deiner Herde einen Namen} force {Gib deiner Truppe einen Namen} posse {Gib deiner Bande einen Namen} other {Gib deinem Tisch einen Namen}}',
  'shelf.nameless': 'Ohne Namen',
  'shelf.save': 'Speichern',
  'shelf.share': 'Teilen',
  'shelf.import': 'Importieren',
  'shelf.copy': 'Kopieren',
  'shelf.delete': 'Löschen',
  'shelf.undo': 'Rückgängig',
  'shelf.redo': 'Wiederholen',
  'shelf.said.name-first': 'Gib zuerst einen Namen ein.',
  'shelf.said.saved': '„{name}“ ist auf diesem Gerät gespeichert.',
  'shelf.said.not-saved': 'Dieser Browser kann nichts speichern: Exportier stattdessen eine Datei.',
  'shelf.said.copied': 'Das ist eine Kopie: Speichere sie, um sie zu behalten.',
  'shelf.said.deleted': 'Gelöscht. Solange es hier offen ist, holt „Speichern“ es zurück.',
  'shelf.said.opened': '„{name}“ ist offen. Speichern, um es zu behalten.',
  'shelf.copy-of': '{name} (Kopie)',
  'shelf.link':
    '{noun, select, army {Link zu dieser Armee} herd {Link zu dieser Herde} force {Link zu dieser Truppe} posse {Link zu dieser Bande} other {Link zu diesem Tisch}}',
  'shelf.link.copy': 'Link kopieren',
  'shelf.link.copied': 'Kopiert!',
  'shelf.link.by-hand': 'Dieser Browser sperrt die Zwischenablage: Kopier den markierten Text von Hand.',
  'shelf.link.note':
    '{noun, select, army {Die ganze Armee steckt im Link; nirgends wird etwas gespeichert.} herd {Die ganze Herde steckt im Link; nirgends wird etwas gespeichert.} force {Die ganze Truppe steckt im Link; nirgends wird etwas gespeichert.} posse {Die ganze Bande steckt im Link; nirgends wird etwas gespeichert.} other {Der ganze Tisch steckt im Link; nirgends wird etwas gespeichert.}}',
  'shelf.export': 'Datei exportieren',
  'shelf.open-file': 'Datei öffnen',
  'shelf.paste':
    '{noun, select, army {Link oder Datei einer Armee einfügen} herd {Link oder Datei einer Herde einfügen} force {Link oder Datei einer Truppe einfügen} posse {Link oder Datei einer Bande einfügen} other {Link oder Datei eines Tisches einfügen}}',
  'shelf.paste.label':
    '{noun, select, army {Link oder Datei einer Armee} herd {Link oder Datei einer Herde} force {Link oder Datei einer Truppe} posse {Link oder Datei einer Bande} other {Link oder Datei eines Tisches}}',
  'shelf.broken':
    '{things, plural, one {Eine gespeicherte Sache lässt sich nicht mehr lesen.} other {# gespeicherte Sachen lassen sich nicht mehr lesen.}}',
  'shelf.broken.why': 'Es ergibt keinen Sinn.',
  'shelf.broken.text': 'Was gespeichert ist, so wie es da steht',
  'shelf.problem.nothing': 'Es ist nichts darin.',
  'shelf.problem.long':
    'Das ist zu lang: So viel braucht {kind, select, force {keine Truppe} posse {keine Bande} other {kein Tisch}}.',
  'shelf.problem.misshapen':
    'Das lässt sich nicht als {kind, select, force {Truppe} posse {Bande} other {Tisch}} lesen: Teile fehlen oder gehören nicht hinein.',
  'shelf.problem.value': '{where}: Dieser Wert ist nicht möglich.',
  'shelf.problem.other-link':
    '{kind, select, force {Das ist der Link eines Tisches, nicht einer Truppe.} other {Das ist der Link einer Truppe, nicht eines Tisches.}}',
  'shelf.problem.other-file':
    '{kind, select, force {Das ist die Datei eines Tisches, nicht einer Truppe.} other {Das ist die Datei einer Truppe, nicht eines Tisches.}}',
  'shelf.problem.file': 'Es sieht nach einer Datei aus, aber eine Klammer oder ein Komma darin stimmt nicht.',
  'shelf.problem.format': 'Unbekanntes Format: {format}.',
  'shelf.packed.long': 'Dieser Link ist länger als nötig.',
  'shelf.packed.letters': 'Dieser Link ist beschädigt: Er enthält Zeichen, die in so einem Link nicht vorkommen.',
  'shelf.packed.cut': 'Dieser Link ist beschädigt oder abgeschnitten.',
  'shelf.packed.senseless': 'Dieser Link ist beschädigt: Sein Inhalt ergibt keinen Sinn.',
  'shelf.packed.much': 'In diesem Link steckt viel zu viel.',
  'stepper.fewer': 'Eins weniger: {name}',
  'stepper.more': 'Eins mehr: {name}',
};
