/** The bundled logo: the product's name with a road through the first o. Used where a website has none. */
export function BrandLogo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 104 32" width="104" height="32" className={className} aria-hidden="true" fill="none">
      <g className="stroke-ink" strokeWidth="4.6" strokeLinecap="round">
        <path d="M4 26V12.5M4 17a6.2 6.2 0 0 1 12.4 0v9" />
        <path d="M54 4v22" />
        <circle cx="72" cy="19" r="7.2" />
      </g>
      <circle cx="35" cy="19" r="7.2" className="stroke-primary" strokeWidth="4.6" />
      <path d="M35 14.5v2m0 3.5v2" className="stroke-primary" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
