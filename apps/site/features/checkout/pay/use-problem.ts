import { useEffect, useState } from 'react';
import type { PayProblem } from './pay-problem.ts';

/** Why paying did not happen. That the server was not reached is no longer said once the network is back. */
export function useProblem() {
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const isUnreached = problem?.kind === 'unreached';
  useEffect(() => {
    if (!isUnreached) return undefined;
    const onReached = () => setProblem(null);
    window.addEventListener('online', onReached);
    return () => window.removeEventListener('online', onReached);
  }, [isUnreached]);
  return [problem, setProblem] as const;
}
