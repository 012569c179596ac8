import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block } from '@nolo/content/schema/text.ts';
import { hasPage } from '../../app/theme-four-only.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';

const linkStyle = 'text-primary-text underline underline-offset-2 hover:no-underline';

/** Paragraphs and lists of a content page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-3">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <RichText text={block} />
          </p>
        ) : (
          <ul key={block[0]} className="marker:text-muted flex list-disc flex-col gap-1.5 pl-5">
            {block.map((point) => (
              <li key={point}>
                <RichText text={point} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/**
 * A text in which links are written `[words](/privacy-policy)`: a path of ours without its language, or an address.
 * Words that lead to a page which this website does not have are words.
 */
export function RichText({ text }: { text: string }): ReactNode {
  const language = useLanguage();
  const theme = useTheme();
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  // Text, words, address, text, words, address, …
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return <Fragment key={key}>{part}</Fragment>;
    const to = parts[index + 1] ?? '';
    if (to.startsWith('/') && !hasPage(theme, `/${language}${to}`)) {
      return <Fragment key={key}>{part}</Fragment>;
    }
    return to.startsWith('/') ? (
      <Link key={key} to={`/${language}${to}`} className={linkStyle}>
        {part}
      </Link>
    ) : (
      <a key={key} href={to} rel="noreferrer" className={linkStyle}>
        {part}
      </a>
    );
  });
}
