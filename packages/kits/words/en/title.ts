/** The front of the box. */
export const title = {
  'title.turns': 'Your move in {turns, plural, one {<b>a battle</b>} other {<b># battles</b>}}',
  'title.learn': 'New here? <b>Learn in 3 minutes</b>',
  'title.ways': 'Ways to play',
  'title.friend': 'Play a friend',
  'title.friend.how': 'Send a link. No account, no download',
  'title.friend.busy': 'Setting up the table ...',
  'title.computer': 'Play the computer',
  'title.watch': 'Watch',
  'title.watch.how': 'See who is playing now',
  'title.mine': 'My battles',
  'title.plan': 'Custom battle',
  'title.forces': 'Forces',
  'title.others': 'Other games on the shelf',
  'title.tables': 'Tables',
  'title.rules': 'Rules',
  'title.unofficial': 'Unofficial; <credits>credits</credits> · <privacy>privacy</privacy>',
};
