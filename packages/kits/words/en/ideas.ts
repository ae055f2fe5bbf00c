/** Ideas for names: as many ranks and surnames as there are, with spaces between them; no name longer than 24 characters. */
export const ideas = {
  'idea.name': '{rank} {surname}',
  'idea.ranks': 'Sergeant Captain Professor Major Doctor Corporal Colonel Reporter Ranger Aunt Uncle Mayor',
  'idea.surnames':
    'Rubberboot Halftone Moonbeam Thunderclap Popcorn Sandbox Kettlefield Marzipan Firecracker Picnic Tinlid Molasses Wobbleton Bubblegum Sauerkraut Lawnmower Gumshoe Pumpernickel Saltlick Jellybean',
};
