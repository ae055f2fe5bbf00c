/** The bar of a match. */
export const bar = {
  'bar.name': 'Dino Wars',
  'bar.turn': 'online · turn <n>{turn}</n>',
  'bar.rules': 'Rules',
  'bar.menu': 'Menu',
  'bar.sound': 'Sound and settings',
  'bar.phases': 'Phases of the turn',
  'bar.setting-up': 'Setting up',
  'bar.to-place': '{count} to<br></br>place',
  'bar.still.dinosaur-movement': '{count} can<br></br>still move',
  'bar.still.regular-fire': '{count} can<br></br>still fire',
  'bar.still.dinosaur-attack': '{count} can<br></br>still attack',
  'bar.still.army-movement': '{count} can<br></br>still move',
  'bar.still.secondary-fire': '{count} can<br></br>still fire',
  'watching.player': '{name} · {side}',
  'watching.turn': 'Turn {turn}',
};
