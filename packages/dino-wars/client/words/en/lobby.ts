/** The game's part of the lobby. */
export const lobby = {
  'lobby.side.army': 'Guns, grit and grenades',
  'lobby.side.dinosaurs': 'Teeth, horns and tempers',
  'lobby.side.any': 'The dice decide',
  'lobby.draw': 'Draw another',
  'mode.quick': 'A squad against five dinosaurs in a jungle clearing.',
  'mode.duel': 'Six soldiers, two beasts, a cove.',
  'mode.random': 'Table, squad and herd are drawn by lot, balanced by measured matches.',
  'mode.skirmish': 'The whole toy box on a landing beach.',
  'mode.gate': 'Find the second pole, open the gate, get out. Dinosaurs may hide.',
  'mode.full': 'The sample army of the book against its herd, on a ruined airfield.',
  'mode.island': 'Three against three, landed all over an island. To the last figure.',
  'mode.tanks': 'Four against four on the island. One player commands the tanks.',
  'own.title': 'Custom battle',
  'own.text': 'Any force, any table, all fifteen optional rules.',
  'own.change': 'Customise',
};
