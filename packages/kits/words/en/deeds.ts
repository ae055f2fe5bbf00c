/** Deeds at the table besides the game. */
export const deeds = {
  'deed.asked.takeBack': '{by} asks to undo a move',
  'deed.asked.pause': '{by} asks for a pause',
  'deed.asked.resume': '{by} asks to go on',
  'deed.declined': '{by} declines',
  'deed.withdrew': '{by} no longer asks',
  'deed.agreed': '{by} agrees',
  'deed.tookBack': '{by} took back a move',
  'deed.paused': 'The match is paused at the wish of {by}',
  'deed.resumed': 'The match goes on',
  'deed.aborted': '{by} ended the match without a result',
  'deed.opened': 'A spectator may stand in for {owner}',
  'deed.back': '{owner} plays again',
  'deed.handed': '{name} plays for {owner}',
  'seat.back': 'Take my seat back',
  'seat.return': 'Give it back',
  'seat.computer': 'Let the computer play',
  'seat.computer.call': 'Call the computer',
  'seat.close': 'No spectator after all',
  'seat.open': 'Let a spectator play',
  'seat.mate': 'Let {name} play',
  'seat.mate.me': 'I play for them',
  'deed.left.you':
    '{seconds, plural, =3600 {You have an hour left.} one {You have # second left.} other {You have # seconds left.}}',
  'deed.left':
    '{seconds, plural, =3600 {{name} has an hour left.} one {{name} has # second left.} other {{name} has # seconds left.}}',
};
