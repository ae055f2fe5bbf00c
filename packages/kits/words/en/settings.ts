/** The settings of the person at this machine. */
export const settings = {
  'settings.sound': 'Sound',
  'settings.sound.effects': 'Toys and dice',
  'settings.sound.music': 'Fanfares',
  'settings.sound.ambience': 'Crickets',
  'settings.percent': '{percent, number}%',
  'settings.speed': 'Animation speed',
  'settings.speed.normal': '1×',
  'settings.speed.double': '2×',
  'settings.speed.instant': 'Instant',
  'settings.motion': 'Motion',
  'settings.motion.system': 'Follow system setting',
  'settings.motion.full': 'Full',
  'settings.motion.reduced': 'Reduced',
  'settings.language': 'Language',
  'settings.language.system': 'Follow browser',
  'settings.privacy': 'What this site stores, and how to delete it: <privacy>privacy</privacy>',
};
