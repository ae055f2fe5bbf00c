/** The dinosaurs: each rank has a body plan and a colour. */

import { PLANS, type Plan, type PlanName } from '@dwo/kits/art/body-plans';
import { RUBBER, type Rubber } from '@dwo/kits/art/palette';

/** Body plan and colour by rank, from 1. */
const LOOKS: readonly (readonly [PlanName, Rubber])[] = [
  ['theropod', 'red'],
  ['spinosaur', 'magenta'],
  ['theropod', 'orange'],
  ['ceratopsian', 'blue'],
  ['ankylosaur', 'olive'],
  ['stegosaur', 'orange'],
  ['sauropod', 'teal'],
  ['hadrosaur', 'lime'],
  ['ankylosaur', 'brown'],
  ['theropod', 'violet'],
  ['spinosaur', 'navy'],
  ['theropod', 'pink'],
  ['raptor', 'violet'],
  ['hadrosaur', 'yellow'],
  ['theropod', 'mint'],
  ['raptor', 'teal'],
  ['ostrich', 'lime'],
  ['ceratopsian', 'brown'],
  ['ostrich', 'sky'],
  ['ostrich', 'olive'],
];

interface DinosaurProps {
  readonly rank: number;
  /** True for a beaten dinosaur, which is bone white. */
  readonly beaten?: boolean;
  readonly flip?: boolean;
}

export function Dinosaur({ rank, beaten = false, flip = false }: DinosaurProps) {
  const [name, colour] = LOOKS[rank - 1] ?? LOOKS[0] ?? (['theropod', 'red'] as const);
  const { box, eye, parts }: Plan = PLANS[name];
  const { flat, shade, lit } = RUBBER[beaten ? 'bone' : colour];
  const fill = {
    ...{ far: shade, back: lit, body: flat, horn: RUBBER.bone.flat, mouth: '#7A1220', teeth: '#FFF6DE' },
    ...{ over: lit, front: flat, stripe: 'none', lines: 'none' },
  };
  const [x, y, r] = eye;
  return (
    <svg class={`dinosaur ${flip ? 'dinosaur--flip' : ''}`} viewBox={box} aria-hidden="true">
      {parts.map(({ paint, d }) => (
        <path
          key={d}
          d={d}
          fill={fill[paint]}
          stroke={paint === 'stripe' ? shade : 'var(--ink)'}
          stroke-width={paint === 'stripe' ? 5 : paint === 'teeth' ? 1.2 : 3.4}
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      ))}
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={beaten ? RUBBER.bone.shade : '#FFD34D'}
        stroke="var(--ink)"
        stroke-width="2.4"
      />
      <circle cx={x + 0.6} cy={y} r={r * 0.4} fill="var(--ink)" />
    </svg>
  );
}
