/** A road that ends in the hills: the picture of Page Not Found. Decoration only. */
export default function LostRoadPicture() {
  return (
    <svg viewBox="0 0 320 160" width="320" height="160" className="h-auto w-full max-w-80" aria-hidden="true">
      <rect width="320" height="160" rx="24" className="fill-sunken" />
      <circle cx="246" cy="50" r="18" className="fill-primary-soft" />
      <path
        d="M0 112c48-34 88-38 128-16s84 22 192-20v60a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
        className="fill-line"
      />
      <path
        d="M0 130c70-26 120-24 170-8s100 14 150-6v20a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
        className="fill-primary-soft"
      />
      <path
        d="M118 160c16-22 44-30 40-44-2-6-10-9-16-14l5-3c9 5 22 9 24 19 3 16-17 24-17 42Z"
        className="fill-inverse"
      />
      <path
        d="m137 152 4-7m8-9 5-6m5-9v-5"
        className="stroke-on-inverse"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="translate(196 66)">
        <path d="M11 34v40" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
        <path d="M-6 4h34l8 9-8 9H-6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z" className="fill-primary" />
        <path
          d="M7 11a4 4 0 1 1 5 4q-2 .6-2 2.4M10 20v.1"
          fill="none"
          className="stroke-on-primary"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
