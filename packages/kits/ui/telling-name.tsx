/** A name that is shortened in the middle where the room is narrow, so that its end still tells it from others. */
import { partsOf } from './name-parts';
import './telling-name.css';

export function TellingName({ name }: { readonly name: string }) {
  const [start, end] = partsOf(name);
  return (
    <span class="telling-name" translate={false} dir="auto">
      <span class="telling-name__start">{start}</span>
      <span class="telling-name__end">{end}</span>
    </span>
  );
}
