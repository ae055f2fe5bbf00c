/** Saving, sharing and opening documents. */
export const en = {
  'bench.take': 'Add: {name}, {points, plural, one {# point} other {# points}}',
  'bench.points': '{points, plural, one {# point} other {# points}}',
  'bench.share': '{spent} of {most} points',
  'bench.card': 'Parts of {name}',
  'bench.name': 'Name of this figure',
  'bench.more': 'One more',
  'bench.remove': 'Remove',
  'bench.friend': 'Play a friend',
  'bench.computer': 'Against the computer',
  'bench.back': 'Take it to the match',
  'bench.busy': 'Setting up the table ...',
  'bench.faulty': 'Not allowed like this',
  'shelf.home': 'To the toy box',
  'shelf.name':
    '{noun, select, army {Name of the army} herd {Name of the herd} force {Name of the force} posse {Name of the posse} other {Name of the table}}',
  'shelf.name.hint':
    '{noun, select, army {Name your army} herd {Name your herd} force {Name your force} posse {Name your posse} other {Name your table}}',
  'shelf.nameless': 'Nameless',
  'shelf.save': 'Save',
  'shelf.share': 'Share',
  'shelf.import': 'Import',
  'shelf.copy': 'Copy',
  'shelf.delete': 'Delete',
  'shelf.undo': 'Undo',
  'shelf.redo': 'Redo',
  'shelf.said.name-first': 'Give it a name first.',
  'shelf.said.saved': '“{name}” is saved on this device.',
  'shelf.said.not-saved': "This browser can't save anything: export a file instead.",
  'shelf.said.copied': 'This is a copy: save it to keep it.',
  'shelf.said.deleted': 'Deleted. Save brings it back while it is open here.',
  'shelf.said.opened': '“{name}” is open. Save it to keep it.',
  'shelf.copy-of': '{name} (copy)',
  'shelf.link':
    '{noun, select, army {Link to this army} herd {Link to this herd} force {Link to this force} posse {Link to this posse} other {Link to this table}}',
  'shelf.link.copy': 'Copy link',
  'shelf.link.copied': 'Copied!',
  'shelf.link.by-hand': 'This browser blocks the clipboard: copy the selected text by hand.',
  'shelf.link.note':
    '{noun, select, army {The whole army is in the link; nothing is stored anywhere.} herd {The whole herd is in the link; nothing is stored anywhere.} force {The whole force is in the link; nothing is stored anywhere.} posse {The whole posse is in the link; nothing is stored anywhere.} other {The whole table is in the link; nothing is stored anywhere.}}',
  'shelf.export': 'Export a file',
  'shelf.open-file': 'Open a file',
  'shelf.paste':
    '{noun, select, army {Paste the link or the file of an army} herd {Paste the link or the file of a herd} force {Paste the link or the file of a force} posse {Paste the link or the file of a posse} other {Paste the link or the file of a table}}',
  'shelf.paste.label':
    '{noun, select, army {Link or file of an army} herd {Link or file of a herd} force {Link or file of a force} posse {Link or file of a posse} other {Link or file of a table}}',
  'shelf.broken':
    "{things, plural, one {One thing saved here can't be read any more.} other {# things saved here can't be read any more.}}",
  'shelf.broken.why': 'It makes no sense.',
  'shelf.broken.text': 'What is saved, as it stands',
  'shelf.problem.nothing': 'There is nothing in it.',
  'shelf.problem.long': 'It is too long: no {kind, select, force {force} posse {posse} other {table}} needs so much.',
  'shelf.problem.misshapen':
    "This can't be read as a {kind, select, force {force} posse {posse} other {table}}: parts are missing, or do not belong in one.",
  'shelf.problem.value': '{where}: this value is not possible.',
  'shelf.problem.other-link':
    '{kind, select, force {This is the link of a table, not of a force.} other {This is the link of a force, not of a table.}}',
  'shelf.problem.other-file':
    '{kind, select, force {This is the file of a table, not of a force.} other {This is the file of a force, not of a table.}}',
  'shelf.problem.file': 'It looks like a file, but a bracket or a comma is wrong in it.',
  'shelf.problem.format': 'Unknown format: {format}.',
  'shelf.packed.long': 'This link is longer than it needs to be.',
  'shelf.packed.letters': 'This link is damaged: it has letters in it that no such link has.',
  'shelf.packed.cut': 'This link is damaged or cut short.',
  'shelf.packed.senseless': 'This link is damaged: what is in it makes no sense.',
  'shelf.packed.much': 'There is far too much in this link.',
};
