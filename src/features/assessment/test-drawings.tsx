import type { ReactNode } from 'react';

/** A body in one line weight; in the colours of the page's theme. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 220 116"
    width="220"
    height="116"
    fill="none"
    stroke="currentColor"
    strokeWidth="11"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="plate"
    aria-hidden="true"
  >
    <path d="M14 103H206" stroke="var(--edge)" strokeWidth="2" />
    {children}
  </svg>
);

const Head = ({ x, y, fill = 'currentColor' }: { x: number; y: number; fill?: string }) => (
  <circle cx={x} cy={y} r="9" fill={fill} stroke="none" />
);

/** Down, in grey, and up: the elbows reach the knees. */
export const SitUpDrawing = () => (
  <Drawing>
    <g stroke="var(--edge)">
      <path d="M108 94H62" />
      <Head x={42} y={93} fill="var(--edge)" />
    </g>
    <path d="M172 96 144 58 108 94" />
    <path d="M108 94 122 52" stroke="var(--green)" />
    <path d="M122 52 143 48 137 28" strokeWidth="8" />
    <Head x={127} y={31} />
  </Drawing>
);

/** Straight legs, the soles at zero, the fingertips beyond them. */
export const ReachDrawing = () => (
  <Drawing>
    <g strokeWidth="2" stroke="var(--field-edge)">
      <rect x="143" y="64" width="66" height="38" rx="3" fill="var(--gold-tint)" />
      <path d="M143 64v6M153 64v4M163 64v4M173 64v6M183 64v4M193 64v4M203 64v6" />
    </g>
    <g fill="var(--ink)" stroke="none" fontSize="11" textAnchor="middle">
      <text x="147" y="84">
        0
      </text>
      <text x="173" y="84">
        10
      </text>
      <text x="199" y="84">
        20
      </text>
    </g>
    <path d="M52 94H132V74" />
    <path d="M52 94 92 58" stroke="var(--green)" />
    <path d="M92 58 176 59" strokeWidth="8" />
    <Head x={106} y={43} />
  </Drawing>
);
