import { icon } from '#src/ui/icons.tsx';

/** A dumbbell. */
export const WorkoutIcon = icon('M3 10v4M6.5 7v10M17.5 7v10M21 10v4M6.5 12h11');
/** A pen that notes something down. */
export const NoteIcon = icon('M5 19l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L9 18l-4 1ZM14.5 6.5l3 3');
/** A calendar leaf with a plus. */
export const CalendarIcon = icon('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5');
export const BackIcon = icon('M15 5l-7 7 7 7');
export const ForwardIcon = icon('M9 5l7 7-7 7');
export const RemoveIcon = icon('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5');
