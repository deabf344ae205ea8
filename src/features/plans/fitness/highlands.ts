import { GOLD, INK } from '#src/lib/figures/body.ts';

/** Ridges from far to near, 640 wide, measured up from the ground line at 0: tablelands, slopes, terraced hills. */
const RIDGES = [
  {
    fill: '#E3DCC4',
    d: 'M0-176C30-178 44-180 52-184C58-200 60-214 66-232H128C134-222 136-206 142-194C166-184 196-182 214-184C220-206 224-228 232-248L258-250 263-262H318L324-250 338-249C344-226 350-202 362-190C392-180 430-178 452-180C460-194 462-206 470-218H552C558-206 562-192 572-184C600-176 622-174 640-172V0H0Z',
  },
  {
    fill: '#B9CBAE',
    d: 'M0-128C50-150 84-168 118-166C164-162 190-124 236-120C286-118 318-152 372-156C440-160 470-112 524-112C572-112 606-138 640-148V0H0Z',
  },
  { fill: '#7FAE8C', d: 'M0-74C60-108 126-112 190-92C262-68 322-62 392-88C466-114 552-118 640-84V0H0Z' },
  { fill: '#2F7D57', d: 'M0-30C86-62 176-56 262-38C356-18 452-26 530-46C572-56 610-56 640-50V6H0Z' },
] as const;

/** Terraces on the nearest hills. */
const TERRACES =
  'M28-62C84-84 136-84 186-72M72-48C112-58 152-58 196-50M420-72C478-94 548-96 612-76M476-58C520-68 566-68 604-62';

const acacia = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-1.5 0C0-14 0-22-10-34M0-18C4-26 10-30 16-36" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M-40-34C-40-42-26-46-14-46C-6-52 14-52 20-46C32-46 44-42 42-35C24-39-20-39-40-34Z" fill="#1B6A47"/></g>`;

/** A round house with a thatched roof. */
const tukul = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-13-14H13V0H-13Z" fill="#F3E3C3"/><path d="M-3-10H4V0H-3Z" fill="#6B4A2F"/><path d="M-20-13C-12-20-4-28 0-36C4-28 12-20 20-13Z" fill="#A9742F"/></g>`;

const birds = `<path d="M96 0q7-7 12 0q6-7 12 0M138-18q5-5 9 0q5-5 9 0M150 8q4-4 7 0q4-4 7 0" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`;

/** A woven basket table with its lid: 70 wide, 96 high, standing on 0,0. */
export const mesob = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-28 0C-20-14-14-20-12-26H12C14-20 20-14 28 0Z" fill="#C98A2B"/><path d="M-38-44C-34-32-22-26-12-25H12C22-26 34-32 38-44Z" fill="${GOLD}"/><path d="M-38-46C-32-68-14-82-4-90A4.5 4.5 0 1 1 4-90C14-82 32-68 38-46Z" fill="${GOLD}"/><path d="M-40-45H40" stroke="#8E5A1C" stroke-width="4" stroke-linecap="round"/><path d="M-30-52l6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7" fill="none" stroke="#A8362A" stroke-width="3.4" stroke-linejoin="round"/><path d="M-21-68l5-6 5.5 6 5-6 5.5 6 5-6 5.5 6 5-6 5.5 6" fill="none" stroke="#1B6A47" stroke-width="3.2" stroke-linejoin="round"/><path d="M-28-35l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5" fill="none" stroke="#1B6A47" stroke-width="3" stroke-linejoin="round"/><path d="M-22-5l7-6 7 6 7-6 7 6 7-6 7 6" fill="none" stroke="#A8362A" stroke-width="3" stroke-linejoin="round"/></g>`;

/** The highlands at sunrise, 640 wide, with a path to stand on whose middle is at `groundY`. */
export function highlands(height: number, groundY: number, sunX: number): string {
  const ridges = RIDGES.map(({ fill, d }) => `<path d="${d}" fill="${fill}"/>`).join('');
  const base = groundY - 26;
  return [
    `<path d="M0 0H640V${height}H0Z" fill="#FCF1DD"/>`,
    `<circle cx="${sunX}" cy="${base - 190}" r="118" fill="#FAE3B4"/><circle cx="${sunX}" cy="${base - 190}" r="82" fill="#F4C65C"/>`,
    `<g transform="translate(0 ${base - 290})">${birds}</g>`,
    `<g transform="translate(0 ${base})">${ridges}<path d="${TERRACES}" fill="none" stroke="#5E9A76" stroke-width="2.5" stroke-linecap="round"/>`,
    tukul(96, -58, 0.8) + tukul(128, -52, 1) + acacia(560, -40, 1.3) + acacia(30, -30, 0.9),
    `</g><path d="M0 ${base + 4}C180 ${base - 8} 420 ${base - 6} 640 ${base + 2}V${height}H0Z" fill="#EBD3A6"/>`,
    `<path d="M0 ${groundY + 22}C200 ${groundY + 12} 440 ${groundY + 14} 640 ${groundY + 20}V${height}H0Z" fill="#DDBD86"/>`,
  ].join('');
}
