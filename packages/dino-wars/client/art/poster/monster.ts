/** The monster of the poster, in the poster's space of 1280 x 800: the sun is behind it, the table below it. */

import { pathOf } from '@dwo/kits/art/figures/outline';
import { CREAM, INK, RUBBER } from '@dwo/kits/art/palette';

const SKIN = { flat: '#4BA25C', shade: '#2C8052', deep: '#174A41', far: '#123F3A' } as const;
const BELLY = { flat: '#EBC468', shade: '#B9802F', lit: '#FFE28B' } as const;
const SUNLIT = '#FFE88F';
const MAW = '#7A1220';

const BODY =
  '668,218! 650,200 645,174 656,150 682,132! 712,119 742,104! 754,84 774,64! 802,53 842,46 886,50 924,66 960,98 990,142 1018,192 1050,246 1088,294 1136,340 1192,380 1290,430! 1290,830! 800,830! 806,730 822,640 842,560 856,500 858,462 846,428 816,410 764,400 712,386 682,366 664,338! 676,332! 722,342 776,340 828,318 868,290 902,262! 852,254 800,246 744,238 694,228!';
const THROAT =
  '664,330! 690,360 740,378 800,386 862,398 918,424 958,470 972,530 958,600 930,680 912,830! 780,830! 800,560 820,440 760,410 690,390 650,350!';
const THROAT_LIT =
  '664,330! 700,362 760,376 826,390 874,420 898,464 894,530 872,610 850,700 846,830! 780,830! 800,560 820,440 760,410 690,390 650,350!';
const BACK_MID =
  '770,50! 836,82 890,128 930,200 980,290 1040,370 1110,430 1190,470 1300,506! 1300,380! 1100,240 980,60 860,30!';
const BACK_DEEP =
  '786,44! 850,62 910,98 950,152 990,220 1036,290 1090,344 1150,388 1210,420 1300,456! 1300,380! 1100,240 980,60 860,30!';
const MOUTH = '676,222! 708,252 726,284 730,312 718,344! 776,344 830,320 870,292 904,262! 852,250 800,240!';
const TONGUE = '728,338! 748,316 776,302 806,306 830,296 852,284 838,308 808,328 772,340!';
const THIGH = '1000,830! 1000,740 1022,660 1070,612 1130,602 1186,630 1226,690 1246,770 1250,830!';
const NEAR_ARM =
  '916,548 934,514 972,506 1004,532 1012,590 1000,642 972,680 930,690 880,672 836,654 806,650! 790,662 770,666 758,656! 762,644 778,640! 752,642 730,636 724,624! 734,614 756,618! 736,606 724,590 728,576! 744,570 764,576! 790,584 818,592 860,608 892,618 908,590';
const FAR_ARM =
  '884,504! 850,488 820,478 796,480! 780,490 762,490 752,480! 758,470 772,468! 750,466 734,458 732,446! 742,438 762,446! 750,434 744,420 752,410! 772,408 800,420 850,438 884,452!';
const SPIKES: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [812, 54, -22, 20],
  [848, 49, -6, 26],
  [888, 53, 10, 30],
  [926, 72, 28, 34],
  [958, 100, 42, 38],
  [984, 136, 48, 42],
  [1008, 178, 50, 45],
  [1034, 222, 49, 48],
  [1062, 266, 46, 50],
  [1098, 308, 40, 50],
  [1140, 346, 34, 48],
  [1186, 380, 28, 46],
  [1236, 406, 24, 44],
];
const SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [938, 158, 13],
  [962, 212, 20],
  [1000, 262, 15],
  [986, 306, 8],
  [1012, 332, 26],
  [1068, 372, 20],
  [1002, 420, 15],
  [1062, 468, 17],
  [1112, 440, 30],
  [1170, 470, 23],
  [1232, 520, 31],
  [1190, 562, 18],
  [1120, 530, 13],
  [1262, 600, 20],
];
/** Each tooth as three points: its two sides on the lip, then its tip. */
const UPPER_TEETH =
  '678,222! 682,240 694,254! 700,240 702,227!/706,229! 714,256 728,282! 736,258 738,235!/742,236! 748,254 758,268! 766,254 768,240!/772,240! 780,270 796,296! 804,268 806,246!/810,246! 816,264 828,278! 834,264 836,251!/840,252! 844,266 854,276! 858,266 862,256!/866,257! 868,266 876,272! 880,266 882,260!';
const LOWER_TEETH =
  '686,340! 690,318 704,298! 712,320 716,343!/720,344! 724,328 734,316! 740,330 742,344!/746,344! 752,316 768,294! 774,320 778,342!/784,340! 790,324 802,312! 806,322 808,332!/814,328! 820,308 836,296! 838,308 840,316!/846,310! 850,300 860,292! 862,298 864,304!';

const ink = (d: string, width = 9) =>
  `fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"`;

function spike([x, y, turn, size]: (typeof SPIKES)[number]): string {
  const w = size * 0.46;
  const lit = `M${-w} 6Q${-w * 0.5} ${-size * 0.5} ${w * 0.5} ${-size}Q${-w * 0.1} ${-size * 0.3} ${-w * 0.15} 6Z`;
  const whole = `M${-w} 6Q${-w * 0.5} ${-size * 0.5} ${w * 0.5} ${-size}Q${w * 0.7} ${-size * 0.4} ${w} 6Z`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${whole}" fill="${SKIN.deep}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${lit}" fill="${SKIN.shade}"/></g>`
  );
}

const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

function claws(shapes: string, shade: boolean): string {
  const d = pathOf(shapes);
  return (
    `<path d="${d}" fill="${shade ? RUBBER.bone.shade : CREAM}" stroke="${INK}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>` +
    (shade
      ? ''
      : `<path d="${d}" fill="none" stroke="${RUBBER.bone.shade}" stroke-width="2" transform="translate(0 -1)"/>`)
  );
}

function trunk(): string {
  const body = pathOf(BODY);
  const spots = SPOTS.map(
    ([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.9}" transform="rotate(38 ${x} ${y})"/>`,
  ).join('');
  const scutes = [
    'M872 452Q906 456 946 440',
    'M866 494Q912 500 966 482',
    'M858 538Q914 548 972 526',
    'M850 584Q880 592 920 586',
    'M836 640Q866 652 892 652',
    'M822 690Q866 704 920 694',
    'M812 740Q860 754 912 742',
  ].join('');
  return (
    `<path ${ink(body, 18)}/><path d="${body}" fill="${SKIN.flat}"/><g clip-path="url(#pm-body)">` +
    `<path d="${pathOf(BACK_MID)}" fill="${SKIN.shade}"/><path d="${pathOf(BACK_DEEP)}" fill="${SKIN.deep}"/>` +
    `<g fill="${SKIN.deep}">${spots}</g>` +
    `<path d="${pathOf(THROAT)}" fill="${BELLY.shade}"/><path d="${pathOf(THROAT_LIT)}" fill="${BELLY.flat}"/>` +
    `<path d="${scutes}" fill="none" stroke="#4D3B18" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="${pathOf('~668,218 650,200 645,174 656,150 682,132! 712,119 742,104! 754,84 774,64! 802,53 842,47')}" fill="none" stroke="${SUNLIT}" stroke-width="15"/>` +
    `<path d="${pathOf('~664,338! 682,366 712,386 764,400 816,410 846,428 858,462 856,500 842,560 822,640 806,730 800,830')}" fill="none" stroke="${SUNLIT}" stroke-width="15"/>` +
    `<path d="${pathOf('~676,332! 722,344 776,342')}" fill="none" stroke="${SUNLIT}" stroke-width="8"/></g>`
  );
}

function face(): string {
  const eye = pathOf('806,136! 826,122 856,112 884,114! 886,132 872,150 846,154 822,150');
  return (
    `<path d="${pathOf(UPPER_TEETH)}" fill="${CREAM}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="${pathOf(LOWER_TEETH)}" fill="${CREAM}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path ${ink(pathOf('~694,228 744,238 800,246 852,254 902,262'), 9)}/>` +
    `<path ${ink(pathOf('~664,338 676,332 722,342 776,340 828,318 868,290 902,262'), 9)}/>` +
    `<path d="${pathOf('690,172! 694,158 708,152 718,158! 708,162 700,168 698,178!')}" fill="${INK}"/>` +
    `<g fill="none" stroke="${SKIN.deep}" stroke-width="6" stroke-linecap="round"><path d="M730 196Q792 188 856 216"/><path d="M906 240Q934 226 942 200"/><path d="M892 296Q936 300 946 348Q950 388 908 412"/>` +
    `<path d="M838 172Q864 174 886 160" stroke-width="5"/><path d="M742 128Q760 128 772 118M736 144Q758 146 776 134" stroke-width="5"/></g>` +
    `<g class="monster__eye"><path d="${eye}" fill="${SUNLIT}" stroke="${INK}" stroke-width="14" stroke-linejoin="round" paint-order="stroke"/>` +
    `<g clip-path="url(#pm-eye)"><circle cx="842" cy="132" r="15" fill="#C9281C"/><ellipse cx="842" cy="132" rx="5.5" ry="13" fill="${INK}"/><circle cx="837" cy="126" r="3.4" fill="${CREAM}"/></g></g>` +
    `<path class="monster__lid" d="${eye}" fill="${SKIN.shade}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${pathOf('776,140! 784,108 800,98! 846,88 906,70! 918,98! 878,104 832,118 800,132')}" fill="${SKIN.deep}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${pathOf('~794,108 846,96 900,82')}" fill="none" stroke="${SKIN.shade}" stroke-width="6" stroke-linecap="round"/>`
  );
}

function arm(d: string, colour: string, shade: string, id: string, lit: string): string {
  return (
    `<path ${ink(d, 16)}/><path d="${d}" fill="${colour}"/>` +
    `<g clip-path="url(#${id})"><path d="M0 0H1300V900H0Z${d}" fill-rule="evenodd" fill="${shade}" transform="translate(-9 -13)"/>` +
    `<path d="${lit}" fill="none" stroke="${SKIN.flat}" stroke-width="7"/></g>`
  );
}

function drawMonster(): string {
  const eye = pathOf('806,136! 826,122 856,112 884,114! 886,132 872,150 846,154 822,150');
  const thigh = pathOf(THIGH);
  const near = pathOf(NEAR_ARM);
  const far = pathOf(FAR_ARM);
  return (
    `<defs>${clip('pm-body', pathOf(BODY))}${clip('pm-eye', eye)}${clip('pm-thigh', thigh)}${clip('pm-near', near)}</defs>` +
    `<g>${SPIKES.map(spike).join('')}</g>` +
    claws(
      '754,410! 740,390 718,384! 728,400 744,424!/738,440! 716,430 694,436! 712,446 734,458!/754,474! 734,482 724,504! 742,496 764,490!',
      true,
    ) +
    `<path ${ink(far, 16)}/><path d="${far}" fill="${SKIN.far}"/>` +
    `<path d="${pathOf(MOUTH)}" fill="${MAW}" stroke="${INK}" stroke-width="16" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="${pathOf('728,290! 760,268 820,262 900,262! 850,290 800,300 760,306')}" fill="#4E0A16"/>` +
    `<path d="${pathOf(TONGUE)}" fill="#E0566F"/><path d="M744 330Q784 308 830 304" fill="none" stroke="#A9304A" stroke-width="4" stroke-linecap="round"/>` +
    trunk() +
    face() +
    `<path ${ink(thigh, 16)}/><path d="${thigh}" fill="${SKIN.shade}"/><g clip-path="url(#pm-thigh)">` +
    `<path d="M0 0H1300V900H0Z${thigh}" fill="${SKIN.deep}" fill-rule="evenodd" transform="translate(-20 14)"/>` +
    `<g fill="${SKIN.deep}"><circle cx="1086" cy="690" r="20"/><circle cx="1146" cy="662" r="13"/><circle cx="1150" cy="716" r="16"/></g></g>` +
    claws(
      '732,572! 712,552 684,552! 704,566 722,592!/728,614! 698,610 676,628! 704,630 728,638!/762,646! 740,656 734,686! 752,672 776,666!',
      false,
    ) +
    arm(
      near,
      '#3B9458',
      SKIN.deep,
      'pm-near',
      pathOf('~744,574! 776,576 816,592 860,610 892,620 910,592 920,550 938,518 972,508'),
    ) +
    `<path d="M968 612Q980 586 972 556" fill="none" stroke="${SKIN.deep}" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** SVG content; the eye is `.monster__eye`, its lid `.monster__lid`. */
export const MONSTER = drawMonster();
