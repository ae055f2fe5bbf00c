/** Dinosaurs as SVG text: each has a body plan, the colour of its species, and its own markings. */
import { PLANS, type Plan, type PlanName } from '@dwo/kits/art/body-plans';
import { INK, RUBBER, type Rubber } from '@dwo/kits/art/palette';

interface Look {
  readonly plan: PlanName;
  readonly colour: Rubber;
  /** SVG drawn over the figure, in the colour of horn or of the species. */
  readonly crest?: string;
  readonly horn?: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  compsognathus: { plan: 'ostrich', colour: 'lime' },
  velociraptor: { plan: 'raptor', colour: 'violet' },
  deinonychus: { plan: 'raptor', colour: 'orange', crest: 'M150 12L142 0L158 6L160 -4L168 8Z' },
  troodon: { plan: 'ostrich', colour: 'sky', horn: 'M146 8L150 -6L154 10Z' },
  pteranodon: { plan: 'pterosaur', colour: 'sky' },
  pachycephalosaurus: { plan: 'bonehead', colour: 'lime' },
  dilophosaurus: { plan: 'theropod', colour: 'mint', crest: 'M146 4Q150 -16 176 -4L182 8L160 8Z' },
  ankylosaurus: { plan: 'ankylosaur', colour: 'brown' },
  stegosaurus: { plan: 'stegosaur', colour: 'orange' },
  triceratops: { plan: 'ceratopsian', colour: 'blue' },
  carnotaurus: { plan: 'theropod', colour: 'brown', horn: 'M148 4L140 -14L158 1ZM160 5L158 -13L171 4Z' },
  brachiosaurus: { plan: 'sauropod', colour: 'teal' },
  spinosaurus: { plan: 'spinosaur', colour: 'navy' },
  tyrannosaurus: { plan: 'theropod', colour: 'red' },
};

/** The SVG of a dinosaur, in the frame of its body plan. */
export function dinosaurSvg(type: string, dead: boolean): string {
  const look = LOOKS[type] ?? LOOKS.tyrannosaurus;
  if (look === undefined) return '';
  const { box, eye, parts }: Plan = PLANS[look.plan];
  const { flat, shade, lit } = RUBBER[dead ? 'bone' : look.colour];
  const fills = {
    ...{ far: shade, back: lit, body: flat, horn: RUBBER.bone.flat, mouth: '#7A1220', teeth: '#FFF6DE' },
    ...{ over: lit, front: flat, stripe: 'none', lines: 'none' },
  };
  const paths = parts.map(({ paint, d }) => {
    const thin = paint === 'teeth' ? 1.2 : paint === 'stripe' ? 4 : 4.4;
    const stroke = paint === 'stripe' ? shade : INK;
    return `<path d="${d}" fill="${paint === 'stripe' ? shade : fills[paint]}" stroke="${stroke}" stroke-width="${thin}"/>`;
  });
  const more = (d: string | undefined, fill: string) =>
    d === undefined ? '' : `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="4"/>`;
  const [x, y, r] = eye;
  return (
    `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><g stroke-linejoin="round" stroke-linecap="round">${paths.join('')}` +
    `${more(look.crest, lit)}${more(look.horn, RUBBER.bone.flat)}</g>` +
    `<circle cx="${x}" cy="${y}" r="${r * 1.2}" fill="${dead ? shade : '#FFD34D'}" stroke="${INK}" stroke-width="2.4"/><circle cx="${x + 0.8}" cy="${y}" r="${r * 0.5}" fill="${INK}"/></svg>`
  );
}
