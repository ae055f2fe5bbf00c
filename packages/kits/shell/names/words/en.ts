export const en = {
  'name.you': 'You',
  'name.player': 'Player {number}',
  'name.computer':
    'Computer{number, select, none {} other { {number}}}{strength, select, none {} other { ({strength})}}',
  /* A computer with a name of its own. */
  'name.played': '{called} ({strength})',
};
