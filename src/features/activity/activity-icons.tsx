import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
}

function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

/** A dumbbell. */
export const WorkoutIcon = ({ size }: IconProps) => (
  <Icon {...(size && { size })}>
    <path d="M3 10v4M6.5 7v10M17.5 7v10M21 10v4M6.5 12h11" />
  </Icon>
);
/** A pen that notes something down. */
export const NoteIcon = ({ size }: IconProps) => (
  <Icon {...(size && { size })}>
    <path d="M5 19l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L9 18l-4 1ZM14.5 6.5l3 3" />
  </Icon>
);
/** A calendar leaf with a plus. */
export const CalendarIcon = ({ size }: IconProps) => (
  <Icon {...(size && { size })}>
    <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5" />
  </Icon>
);
export const BackIcon = ({ size }: IconProps) => (
  <Icon {...(size && { size })}>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);
export const ForwardIcon = ({ size }: IconProps) => (
  <Icon {...(size && { size })}>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);
export const RemoveIcon = ({ size }: IconProps) => (
  <Icon {...(size && { size })}>
    <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />
  </Icon>
);
