import type { ComponentProps, ReactNode } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * One drawing style: 24 units, 1.75 wide round strokes, in the colour of the text beside it. Every page loads this file: an
 * icon of one screen stands with that screen.
 */
export function icon(drawing: ReactNode) {
  return function Icon({ className = '', ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        // 20 px unless a class says otherwise: a class for the colour alone must not lose the size.
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
        className={`shrink-0 ${className}`}
      >
        {drawing}
      </svg>
    );
  };
}

export const pathIcon = (d: string) => icon(<path d={d} />);

export const ChevronDownIcon = pathIcon('m6 9 6 6 6-6');
export const ChevronLeftIcon = pathIcon('m15 6-6 6 6 6');
export const ChevronRightIcon = pathIcon('m9 6 6 6-6 6');
export const ArrowRightIcon = pathIcon('M5 12h14m-6-6 6 6-6 6');
export const CheckIcon = pathIcon('m5 12.5 4.5 4.5L19 7.5');
export const CloseIcon = pathIcon('M6 6l12 12M18 6 6 18');
export const MenuIcon = pathIcon('M4 7h16M4 12h16M4 17h16');
export const SlidersIcon = pathIcon('M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5');
export const MapIcon = pathIcon('m3 6.5 6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20V6.5ZM9 4v13.5M15 6.5V20');
export const LogOutIcon = pathIcon('M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4m5-4 4-4-4-4m4 4H10');
export const HeartIcon = pathIcon(
  'M12 20s-7.5-4.5-7.5-10A4.25 4.25 0 0 1 12 7.25 4.25 4.25 0 0 1 19.5 10C19.5 15.5 12 20 12 20Z',
);
export const TagIcon = pathIcon(
  'M4 4.5h7.5l8 8a1.5 1.5 0 0 1 0 2L14.5 19.5a1.5 1.5 0 0 1-2 0l-8-8.5L4 4.5Zm4 4h.01',
);
export const RoadIcon = pathIcon('M8 4 4.5 20M16 4l3.5 16M12 5v2m0 4v2m0 4v2');
export const BuildingIcon = pathIcon(
  'M5 20V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15m0-10h3a1 1 0 0 1 1 1v9M3.5 20h17M8.5 8h3m-3 4h3m-3 4h3',
);
export const CardIcon = pathIcon(
  'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM3 10.5h18M6.5 14.5H10',
);
export const DocumentIcon = pathIcon(
  'M7 3.5h7l4 4v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm7 0V8h4M9 12.5h6M9 16h6',
);
export const LocateIcon = icon(
  <>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 3v3m0 12v3M3 12h3m12 0h3" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </>,
);
export const PinIcon = icon(
  <>
    <path d="M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4m7-4v4" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  </>,
);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M4 12h16M12 3.75c5 5.5 5 11 0 16.5-5-5.5-5-11 0-16.5Z" />
  </>,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 11.5V16m0-8h.01" />
  </>,
);
export const WarningIcon = icon(<path d="M12 4.5 3.5 19h17L12 4.5Zm0 5.5v4m0 2.5h.01" />);
export const BellIcon = pathIcon('M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 4.5a2.2 2.2 0 0 0 4 0');

export const StarIcon = pathIcon('m12 4 2.4 5 5.6.7-4.1 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5L4 9.7 9.6 9 12 4Z');
export const DownloadIcon = pathIcon('M12 4v12m-5-5 5 5 5-5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3');
export const FacebookIcon = pathIcon('M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 11.5H15');
export const InstagramIcon = pathIcon(
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.5-1h.01',
);
export const LinkedInIcon = pathIcon('M6 10v8M6 6.5h.01M10.5 18v-8m0 4a3.5 3.5 0 0 1 7 0v4');
export const TikTokIcon = pathIcon('M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5');
export const XIcon = pathIcon('M5 4.5 19 19.5M19 4.5 5 19.5');
export const YouTubeIcon = pathIcon(
  'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm4.5 3.5v5l4-2.5-4-2.5Z',
);
