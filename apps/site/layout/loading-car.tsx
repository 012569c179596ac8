/** The animated car of the loading overlay. */
export function LoadingCar() {
  return (
    <svg viewBox="0 0 160 72" width="160" height="72" aria-hidden="true">
      <path d="M8 62h144" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
      <g className="animate-[drive_1.6s_ease-in-out_infinite]">
        <path
          d="M30 48c0-8 4-11 12-12l12-2c8-10 16-14 28-14h8c10 0 18 6 24 14 10 1 17 4 17 12v4a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4Z"
          className="fill-primary"
        />
        <path d="M62 34c6-6 11-8 19-8h1v8Zm26 0v-8h3c6 0 11 3 15 8Z" className="fill-primary-soft" />
        <g className="fill-inverse">
          <circle cx="52" cy="54" r="9" />
          <circle cx="108" cy="54" r="9" />
        </g>
        <g className="stroke-on-inverse" strokeWidth="2" fill="none">
          <circle cx="52" cy="54" r="3.5" />
          <circle cx="108" cy="54" r="3.5" />
        </g>
      </g>
    </svg>
  );
}
