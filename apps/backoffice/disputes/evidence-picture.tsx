/** A picture that opens in full size in a tab of its own, from where it is saved. */
export function EvidencePicture({ name, address }: { name: string; address: string }) {
  return (
    <figure className="min-w-0">
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={name}
          loading="lazy"
          className="bg-sunken border-line rounded-control aspect-[4/3] w-full border object-cover"
        />
      </a>
      <figcaption className="text-muted mt-1 truncate text-sm" aria-hidden="true">
        {name}
      </figcaption>
    </figure>
  );
}
