/** Fetches what the lines of the match of the week need. */
import { fetchRecord } from '@dwo/kits/shell/api';
import type { WeekMatch } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { gameClient } from '../shelf';
import { linesOf, type WeekLines } from './week-lines';

const NONE: WeekLines = new Map();

/** The lines of a match, once its game and its record are there; none for a record that this page can't read. */
export function useWeekLines({ id, game, moments }: WeekMatch): WeekLines {
  const [lines, setLines] = useState(NONE);
  // The same match is picked again and again; its turns stay the same.
  useEffect(() => {
    let gone = false;
    setLines(NONE);
    Promise.all([gameClient(game), fetchRecord(id)])
      .then(([client, record]) => (client === null ? NONE : linesOf(client, record, moments)))
      // The card stands without lines where the record is of other rules, or can't be fetched.
      .catch(() => NONE)
      .then((found) => {
        if (!gone) setLines(found);
      });
    return () => {
      gone = true;
    };
  }, [id, game]);
  return lines;
}
