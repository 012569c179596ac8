/** What browsers throw, in words of their own, where a request or a script gets no answer. */
export const isLostFetch = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|importing a module/i.test(error.message);
