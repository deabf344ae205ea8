import type { ReactNode } from 'react';

/** Small signs beside words, in the colour of the text: 24 units square, one line weight, round ends. */
function Icon({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

type IconProps = { className?: string };

export const SunIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
  </Icon>
);
export const MoonIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
  </Icon>
);
export const MenuIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
export const CloseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const ArrowIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);
export const ChevronIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);
export const MailIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3 6h18v12H3zM3 7l9 7 9-7" />
  </Icon>
);
export const PhoneIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M7 2h10v20H7zM11 18.5h2" />
  </Icon>
);
export const PlaceIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 21C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0C19 12.5 17 15.5 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5" />
  </Icon>
);
export const PlayIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 5l11 7-11 7Z" />
  </Icon>
);
export const PauseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);
