/** Chances as text. */

/** A percentage such as "58 %". Only a certain chance shows as 100 %, only an impossible one as 0 %. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return '<1 %';
  if (whole === 100 && share < 1) return '>99 %';
  return `${whole} %`;
}
