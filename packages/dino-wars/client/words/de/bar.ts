import type { bar as english } from '../en/bar';

export const bar: Readonly<Record<keyof typeof english, string>> = {
  'bar.name': 'Dino Wars',
  'bar.turn': 'online · Runde <n>{turn}</n>',
  'bar.rules': 'Regeln',
  'bar.menu': 'Menü',
  'bar.sound': 'Ton und Einstellungen',
  'bar.phases': 'Phasen der Runde',
  'bar.setting-up': 'Aufstellung',
  'bar.to-place': '{count} noch<br></br>offen',
  'bar.still.dinosaur-movement': '{count} noch<br></br>am Zug',
  'bar.still.regular-fire': '{count} noch<br></br>feuerbereit',
  'bar.still.dinosaur-attack': '{count} noch<br></br>am Zug',
  'bar.still.army-movement': '{count} noch<br></br>am Zug',
  'bar.still.secondary-fire': '{count} noch<br></br>feuerbereit',
  'watching.player': '{name} · {side}',
  'watching.turn': 'Runde {turn}',
};
