/** The frame of a page. */
export const frame = {
  'frame.up': '{height} up',
  'frame.home': 'Toy box',
  'frame.home.label': 'To the toy box',
  'menu.settings': 'Settings',
  'menu.rules': 'Rules',
  'menu.keys': 'Keys',
  'menu.leave': 'Leave the table',
  'menu.goesOn':
    'If you leave, the match goes on: your seat stays yours, and My battles leads back to it. To end it, give up.',
  'menu.resign': 'Give up',
  'menu.resign.sure': 'Give up? The other side wins',
  'keys.next': 'to the next button',
  'keys.press': 'press it',
  'keys.back': 'back, or close',
  'keys.rules': 'rules',
  'keys.menu': 'menu',
  'keys.people': 'people at the table',
  'keys.talk': 'talk',
  'keys.answer': 'yes / no to a question',
  'keys.keys': 'these keys',
  'keys.escape': 'Esc',
} as const;
