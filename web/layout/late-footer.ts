import { lateCode } from '../app/late-code.ts';

type Props = { isShort: boolean };

/** Some eighty links below everything else, which need no script to be followed. */
export const lateFooter = lateCode<Props>('site-footer', async () => (await import('./footer.tsx')).Footer);
