/** A small sign beside words, in the colour of the text: 24 units square, one line weight, round ends. */
export const icon = (d: string) =>
  function Icon({ className, size = 24 }: { className?: string; size?: number }) {
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
        className={className}
      >
        <path d={d} />
      </svg>
    );
  };

export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const ArrowIcon = icon('M5 12h14M13 6l6 6-6 6');
export const ChevronIcon = icon('M6 9l6 6 6-6');
export const MailIcon = icon('M3 6h18v12H3zM3 7l9 7 9-7');
export const PhoneIcon = icon('M7 2h10v20H7zM11 18.5h2');
export const PlaceIcon = icon(
  'M12 21C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0C19 12.5 17 15.5 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
);
export const PlayIcon = icon('M8 5l11 7-11 7Z');
export const PauseIcon = icon('M8 5v14M16 5v14');
export const EditIcon = icon('M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19ZM14.5 6.5l3 3');
export const CopyIcon = icon('M9 9h11v11H9zM5 15H4V4h11v1');
export const DeleteIcon = icon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const SiteIcon = icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
const eye =
  'M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6ZM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0';
export const ShowIcon = icon(eye);
export const HideIcon = icon(`${eye}M4 20 20 4`);
export const KeysIcon = icon('M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M8 14h8');
