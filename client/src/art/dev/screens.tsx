/** Shows one screen by itself: `?screen=title`. Only served in development. */

import { LoadingPoster, LostPoster, NoMatchPoster, NotFoundPoster } from '@dwo/kits/ui/poster-panel';
import { render } from 'preact';
import { type ResultSide, Results } from '../../screens/results';
import { Title } from '../../screens/title';
import '../../styles/index.css';

const nothing = () => undefined;
const wanted = new URLSearchParams(location.search).get('screen') ?? 'title';
const SCREENS: Record<string, () => preact.JSX.Element> = {
  title: () => <Title onFriend={nothing} onComputer={nothing} onWatch={nothing} />,
  busy: () => <Title onFriend={nothing} onComputer={nothing} onWatch={nothing} busy />,
  error: () => (
    <Title
      onFriend={nothing}
      onComputer={nothing}
      onWatch={nothing}
      error="The table could not be set up. Try again."
    />
  ),
};
const ARMY: ResultSide = {
  side: 'army',
  index: 0,
  player: 'Sgt. Orr',
  pointsLeft: 21,
  pointsAtStart: 60,
  standing: [
    { art: 'soldier-rifle', name: 'riflemen', count: 5 },
    { art: 'soldier-bazooka', name: 'bazooka', count: 1 },
    { art: 'soldier-nco', name: 'NCO', count: 1 },
    { art: 'soldier-hero', name: 'hero', count: 1 },
  ],
  fallen: [
    { art: 'soldier-rifle', name: 'riflemen', count: 12 },
    { art: 'soldier-grenade', name: 'grenadiers', count: 3 },
    { art: 'soldier-leader', name: 'leader', count: 1 },
  ],
};
const HERD: ResultSide = {
  side: 'dinosaurs',
  index: 0,
  player: 'Cretacea',
  pointsLeft: 0,
  pointsAtStart: 120,
  standing: [],
  fallen: [
    'tyrannosaurus',
    'allosaurus',
    'triceratops',
    'stegosaurus',
    'deinonychus',
    'ankylosaurus',
    'brachiosaurus',
    'gallimimus',
  ].map((art) => ({ art, name: art[0]?.toUpperCase() + art.slice(1), count: 1 })),
};
const results = (winner: 'army' | 'dinosaurs' | null) => (
  <Results
    winner={winner}
    yours={winner === 'army' ? 'won' : winner === null ? 'drawn' : 'lost'}
    turns={9}
    rule="DW-WIN-1"
    reason="The last dinosaur is off the table."
    sides={[ARMY, HERD]}
    onRematch={nothing}
    onBoard={nothing}
    onLeave={nothing}
  />
);
Object.assign(SCREENS, {
  army: () => results('army'),
  dinosaurs: () => results('dinosaurs'),
  draw: () => results(null),
  loading: () => <LoadingPoster />,
  nomatch: () => <NoMatchPoster onHome={nothing} />,
  lost: () => <LostPoster onHome={nothing} onRetry={nothing} />,
  missing: () => <NotFoundPoster onHome={nothing} />,
});
render(SCREENS[wanted]?.() ?? null, document.getElementById('app') as HTMLElement);
