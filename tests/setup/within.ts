/** What was asked, or a failure after a while: an answer that never comes is no reason to wait for ever. */
export async function within<T>(milliseconds: number, what: string, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for: ${what}`)), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
