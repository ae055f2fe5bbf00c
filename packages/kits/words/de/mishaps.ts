import type { mishaps as english } from '../en/mishaps';

export const mishaps: Readonly<Record<keyof typeof english, string>> = {
  'fair.commitment': 'Der Server hat geändert, worauf er sich bei den Würfeln festgelegt hatte.',
  'fair.entropy': 'Der Server hat weggelassen, was dieser Browser zu den Würfeln beigetragen hat.',
  'fair.seal': 'Der Server hat ein Siegel geändert: auf dem, was bei der Aufstellung verborgen war.',
  'fair.secret': 'Das Geheimnis der Würfel ist nicht das, auf das sich der Server festgelegt hatte.',
  'board.undrawn':
    'Dieser Browser kann den Tisch nicht zeichnen: Ihm fehlt WebGL. Die Liste der Figuren funktioniert trotzdem.',
  'board.again': 'Noch einmal versuchen',
  'board.lost': 'Das Bild vom Tisch ging verloren. Wir warten auf die Grafikkarte …',
};
