/** The box of Very Simple Miniatures, in English. */
export const en = {
  'box.title': 'Very Simple Miniatures',
  'box.spoken': 'Very Simple Miniatures, for 2 to 6 players',
  'box.film': 'Trouble on the carpet!',
  'box.tagline': 'Rules on a page, toys on the table.',
  'box.blurb': 'Cowhands, wagons and dinosaurs. One die decides.',
  'box.pitch': 'Two to six boxes of toys meet on one table.',
  'box.credit':
    'Based on the Very Simple Generic Miniatures Rules by Andrew Domino, with Michael Taylor, Commander Cody and Wesley Bruce, under CC BY-NC-SA 3.0. An unofficial version, not for commercial use.',
  'box.invitation': 'A small battle of toys. Are you in?',
  'box.builder': 'Your own toys',
  'box.builder.how': 'Make a force of parts and play it',
  'box.choice': 'Pick a seat at the table',
  'box.shout': 'Take cover!',
  'preset.of':
    '{id, select, quick {Quick battle} standard {Open battle} three {Three at the waterhole} four {Four among dinosaurs} six {Battle of six} dinosaurs_loose {Dinosaurs loose} capture_the_egg {Capture the egg} last_stand {Last stand} wagon_train {Wagon train} other {Watering hole}}',
  'side.of':
    '{id, select, one {Green} two {Grey} three {Blue} four {Red} five {Tan} six {Violet} either {Either part} defender {The defender} attacker {The attacker} convoy {The convoy} other {The hunters}}',
} as const;
