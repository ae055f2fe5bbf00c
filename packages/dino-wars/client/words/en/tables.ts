/** The editor of tables. */
export const tables = {
  'tables.trait.high': '{height} high',
  'tables.trait.flat': 'flat',
  'tables.trait.impassable': 'impassable',
  'tables.trait.high-impassable': '{height} high, impassable',
  'tables.zone': 'Army zone',
  'tables.note':
    "The zone is the army's when both sides set up with care <zone></zone>. Terrain is judged by the middle of a base <middle></middle>.",
  'tables.mark.zone': 'Army {depth}',
};
