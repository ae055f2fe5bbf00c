/** The options of a match in its lobby, for the game's picker. */
import { useEffect, useState } from 'preact/hooks';
import type { PickerProps } from '../game-client';

type OptionsOf<O> = (match: string, preset: string) => Promise<O | null>;

/**
 * The options of a custom battle; null until they are known, and for a preset. The function shows other options before the
 * server has them.
 */
export function useOptions<O extends object>(
  { match, preset, setUps, busy }: Pick<PickerProps, 'match' | 'preset' | 'setUps' | 'busy'>,
  optionsOf: OptionsOf<O>,
): readonly [options: O | null, show: (options: O) => void] {
  const [options, setOptions] = useState<O | null>(null);
  useEffect(() => {
    // A change on its way to the server shows at once; after it was made or refused, the match has the options.
    if (busy) return;
    if (preset !== '') {
      setOptions(null);
      return;
    }
    let gone = false;
    optionsOf(match, preset).then(
      (found) => !gone && found !== null && setOptions(found),
      // The picker works without them; the next change asks again.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [match, preset, setUps, busy, optionsOf]);
  return [options, setOptions];
}
