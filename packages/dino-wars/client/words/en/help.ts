/** How to play, on half a page. */
export const help = {
  'help.dinosaurs':
    '<b>Dinosaurs</b> move, fly, and overrun those they touch, in phase 1: soldiers, vehicles, guns. In phase 3 each bites once.',
  'help.army': '<b>The army</b> fires in phases 2 and 5 and moves in phase 4. An overrun soldier may fire back first.',
  'help.choose':
    'Choose a figure with the <b>gold rim</b>, look at the odds, then press the <b>red button</b>. Looking is free.',
  'help.dice':
    'Two dice, their total <b>at most</b> the number needed: a hit. Press any rule tag to read the rule behind it.',
  'help.machines': 'Vehicles and guns',
  'help.machines.crews':
    'Drop a soldier on a vehicle to have them get in; choose them in its seats and pick where they get out. A thread leads from a gun to its crew: everybody within 1" serves it. Turn vehicles and guns by the knob on their rim. What halves a move, and what is locked, stands beside the figure with its rule.',
  'help.machines.spotters':
    'A gun that does not see its target asks who spots for it; another spotter is a press away. Flyers: “Take off”, then the wheel, + and − or the ladder set the height of the next waypoint; pick prey to swoop down.',
  'help.table': 'On the table',
  'help.table.one':
    'Drag a figure or pick where it should go. Wheel or pinch zooms, dragging empty ground moves the table. Press the same spot again to choose somebody who stands, rides or is carried below.',
  'help.table.several':
    'Several at once: press Group and pick them, or hold Shift and pick them or drag a box round them. Then drag one of them: all go the same way, each as far as it can. Undo takes back the last waypoint, then the last move as long as no dice were rolled for it.',
  'help.keys': 'Keys',
};
