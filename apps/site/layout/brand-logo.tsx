/** The bundled logo: the product's name with a place on the map for its first o. */
export function BrandLogo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 98 36" width="98" height="36" className={className} aria-hidden="true" fill="none">
      <g className="stroke-ink" strokeWidth="4.6" strokeLinecap="round">
        <path d="M4 26V12.5M4 17a6.2 6.2 0 0 1 12.4 0v9" />
        <path d="M59 4v22" />
        <circle cx="79" cy="18.8" r="7.2" />
      </g>
      <path
        d="M37.5 34c-5.5-5.2-10-9.6-10-15.2a10 10 0 0 1 20 0c0 5.6-4.5 10-10 15.2Z"
        className="fill-primary"
      />
      <circle cx="37.5" cy="18.8" r="4.4" className="fill-on-primary" />
    </svg>
  );
}
