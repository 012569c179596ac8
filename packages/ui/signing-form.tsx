import { useState, type ReactNode } from 'react';
import { SignatureField, type Strokes } from './signature-field.tsx';

/** What was signed. */
export type Signed = { signature: Strokes; clauses_signature: Strokes };

type Words = { signature: string; clauses: string; clear: string; missing: string };
type Props = {
  words: Words;
  isSending: boolean;
  onSign: (signed: Signed) => void;
  /** The button that sends, and what went wrong. */
  children: ReactNode;
  className?: string;
};

/** Two signatures: of a contract, and of its clauses that need one of their own. Both are needed. */
export function SigningForm({ words, isSending, onSign, children, className = '' }: Props) {
  const [signature, setSignature] = useState<Strokes>([]);
  const [clauses, setClauses] = useState<Strokes>([]);
  const [isTried, setIsTried] = useState(false);
  const problem = (strokes: Strokes) => (isTried && strokes.length === 0 ? words.missing : undefined);
  return (
    <form
      noValidate
      className={`grid gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isSending || signature.length === 0 || clauses.length === 0) return;
        onSign({ signature, clauses_signature: clauses });
      }}
    >
      <SignatureField
        label={words.signature}
        clear={words.clear}
        error={problem(signature)}
        onDrawn={setSignature}
      />
      <SignatureField
        label={words.clauses}
        clear={words.clear}
        error={problem(clauses)}
        onDrawn={setClauses}
      />
      {children}
    </form>
  );
}
