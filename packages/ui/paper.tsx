type Paper = {
  title: string;
  number: string;
  parties: readonly { heading: string; lines: readonly string[] }[];
  facts_heading: string;
  facts: readonly { name: string; value: string }[];
  price_heading: string;
  rows: readonly { name: string; amount: string; is_strong: boolean }[];
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

/** What a paper says, to be read on a telephone. */
export function PaperView({ paper, lang }: { paper: Paper; lang?: string }) {
  return (
    <div lang={lang} className="grid gap-5">
      <div>
        <h2 className="text-xl">{paper.title}</h2>
        <p className="text-muted">{paper.number}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {paper.parties.map(({ heading, lines }) => (
          <div key={heading}>
            <h3 className="text-muted text-sm font-normal">{heading}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <div>
        <h3 className="text-lg">{paper.facts_heading}</h3>
        <dl className="mt-2 grid gap-2">
          {paper.facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="text-lg">{paper.price_heading}</h3>
        <dl className="mt-2 grid gap-1">
          {paper.rows.map(({ name, amount, is_strong }) => (
            <div key={name} className={`flex justify-between gap-4 ${is_strong ? 'font-semibold' : ''}`}>
              <dt>{name}</dt>
              <dd className="tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
      {paper.sections.map(({ heading, paragraphs }) => (
        <div key={heading}>
          <h3 className="text-lg">{heading}</h3>
          <div className="mt-2 grid gap-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
