/** Ideas for names: lists of ranks and surnames, separated by spaces; no combined name exceeds 24 characters. */
export const ideas = {
  'idea.name': '{rank} {surname}',
  'idea.ranks': 'Sergeant Captain Professor Major Doctor Corporal Colonel Reporter Ranger Aunt Uncle Mayor',
  'idea.surnames':
    'Rubberboot Halftone Moonbeam Thunderclap Popcorn Sandbox Kettlefield Marzipan Firecracker Picnic Tinlid Molasses Wobbleton Bubblegum Sauerkraut Lawnmower Gumshoe Pumpernickel Saltlick Jellybean',
};
