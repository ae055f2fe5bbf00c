/** The figure of a unit without its base. */
import { UNITS, type UnitType } from '../../rules/data/units';
import { dinosaurSvg } from './dinosaur';
import { Hyphened } from './hyphens';
import { soldierSvg } from './soldier';

const drawn = new Map<string, string>();

function markup(type: UnitType, dead: boolean): string {
  const key = `${type}${dead}`;
  const known = drawn.get(key) ?? (UNITS[type].side === 'dinosaurs' ? dinosaurSvg(type, dead) : soldierSvg(type, dead));
  drawn.set(key, known);
  return known;
}

interface ToyProps {
  readonly type: UnitType;
  readonly dead?: boolean;
}

/** The figure of a unit; it fills its parent element. */
export function Toy({ type, dead = false }: ToyProps) {
  return <span class={`toy toy--${UNITS[type].side}`} dangerouslySetInnerHTML={{ __html: markup(type, dead) }} />;
}

/** Letters that fit below a figure; a longer name is drawn narrower. */
const FITTING = 11;
/** A name of more letters takes two lines on a phone. */
const LONGEST = 15;

const widthOf = ({ length }: string): readonly string[] => [
  ...(length > FITTING ? ['ds-toy__name--long'] : []),
  ...(length > LONGEST ? ['ds-toy__name--longest'] : []),
];

/** The name below a figure on its card. */
export function ToyName({ name }: { readonly name: string }) {
  return (
    <span class={['ds-toy__name', ...widthOf(name)].join(' ')}>
      <Hyphened name={name} />
    </span>
  );
}

/** The number of a unit on its card, as the log has it; nothing for the only one of its type. */
export function ToyNumber({ n }: { readonly n: number | null }) {
  return n === null ? null : <b class="ds-toy__nr" data-sign={n} />;
}
