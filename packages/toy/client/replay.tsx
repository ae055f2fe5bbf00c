/** The replay of a finished game of Tar Pit: one move after the other. */
import { type Recording, replay } from '@dwo/kernel';
import { ask } from '@dwo/kits/shell/api';
import { useEffect, useState } from 'preact/hooks';
import { type Event, type Intent, type Options, type State, tarPit } from '../rules';
import { lineOf } from './words';

interface ReplayProps {
  readonly id: string | null;
}

type Film = readonly { readonly text: string; readonly points: readonly number[] }[];

export function Replay({ id }: ReplayProps) {
  const [film, setFilm] = useState<Film | null>(null);
  const [n, setN] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    ask<Recording<Intent, Options>>(`/api/matches/${encodeURIComponent(id)}/record`).then(
      (record) => setFilm(filmOf(record)),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, [id]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (film === null) return <p role="status">The film is fetched.</p>;
  const moment = film[n];
  return (
    <main class="tar" data-testid="tar-replay">
      <h1>Tar Pit</h1>
      <p role="status">
        Move {n + 1} of {film.length}: {moment?.text} ({moment?.points.join(' : ')})
      </p>
      <label>
        Moment{' '}
        <input
          type="range"
          min={0}
          max={film.length - 1}
          value={n}
          onInput={(event) => setN(Number(event.currentTarget.value))}
        />
      </label>
    </main>
  );
}

/** Every move of a record as a sentence, with the points after it. */
function filmOf(record: Recording<Intent, Options>): Film {
  const film: { text: string; points: number[] }[] = [{ text: 'The cards are dealt', points: [0, 0] }];
  replay(tarPit, record, ({ events, state }) => {
    const said = events.flatMap((event: Event) => lineOf(event, (seat) => `Player ${seat + 1}`)?.text ?? []);
    film.push({ text: said.join('. '), points: (state as State).players.map(({ points }) => points) });
  });
  return film;
}
