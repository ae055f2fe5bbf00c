import { ICONS, type IconName, type IconShape } from '../art/icon-paths';

export { ICONS, type IconName, iconSvg } from '../art/icon-paths';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Spoken name; without it the icon is only decoration. */
  readonly label?: string;
}

/** One icon, in the colour of the text around it. */
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
