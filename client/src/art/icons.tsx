import { ICONS, type IconName, type IconShape } from './icon-paths';

export { ICONS, type IconName } from './icon-paths';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Spoken name; without it the icon is decoration beside a word. */
  readonly label?: string;
}

/** One icon in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  const { stroke, fill }: IconShape = ICONS[name];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {fill && <path d={fill} fill="currentColor" />}
      {stroke && (
        <path d={stroke} stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
      )}
    </svg>
  );
}

/** The same icon as SVG text in a fixed colour, for textures. */
export function iconSvg(name: IconName, colour: string, size = 24): string {
  const { stroke, fill }: IconShape = ICONS[name];
  const filled = fill ? `<path d="${fill}" fill="${colour}"/>` : '';
  const drawn = stroke
    ? `<path d="${stroke}" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none">${filled}${drawn}</svg>`;
}
